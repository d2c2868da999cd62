-- War II, the house rules: what War leaves to options, the book of War II decides.
return {}
