// A set that has nothing to score it by is read all the same, and that is said.

/** No figures. */
export function noGold(results, folder) {
  const read = [...results.keys()].filter((file) => file.startsWith(`${folder}/`)).length
  if (read > 0) console.log(`\n${folder}: ${read} files read, no gold to score them by`)
  return []
}
