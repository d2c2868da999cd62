-- War II, the house rules: what War leaves to options, the book of War II decides.
return {
  first_judged = 2, -- no objective is fulfilled before a full turn was played
}
