-- What a match remembers.
return {
  space = { owner = seat },
}
