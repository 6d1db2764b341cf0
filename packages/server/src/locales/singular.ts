const irregular = new Map(
  Object.entries({
    people: 'person',
    men: 'man',
    women: 'woman',
    children: 'child',
    feet: 'foot',
    teeth: 'tooth',
    mice: 'mouse',
    geese: 'goose',
    indices: 'index',
    matrices: 'matrix',
    analyses: 'analysis',
    lives: 'life',
    wives: 'wife',
    knives: 'knife',
    leaves: 'leaf',
    shelves: 'shelf',
    ids: 'id',
  }),
)

/** The singular of an English noun; words that only look plural stay as they are. */
export function singular(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is|news|series|species|gross)$/.test(word))
    return word
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
