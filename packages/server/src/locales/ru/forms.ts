/** The case forms of an adjective, always in the same order, so that two adjectives agree place by place. */
export function adjective(word: string): readonly string[] {
  const root = word.slice(0, -2)
  const last = word.slice(-2)
  const list = (ends: string): readonly string[] => ends.split(' ').map((end) => root + end)
  if (last === 'ый') return list('ый ая ое ые ого ой ому ую ым ом ых ыми')
  if (last === 'ой' && /[кгхжшчщ]$/.test(root)) return list('ой ая ое ие ого ой ому ую им ом их ими')
  if (last === 'ой') return list('ой ая ое ые ого ой ому ую ым ом ых ыми')
  if (/[кгх]$/.test(root)) return list('ий ая ое ие ого ой ому ую им ом их ими')
  if (/[жшчщ]$/.test(root)) return list('ий ая ее ие его ей ему ую им ем их ими')
  return list('ий яя ее ие его ей ему юю им ем их ими')
}

export const adjectives = (words: string): readonly string[] => words.split(' ').flatMap(adjective)

const most = adjective('самый')

/** самый высокий, самая высокая …, наиболее высокий … */
export const superlatives = (words: string): readonly string[] =>
  words.split(' ').flatMap((word) => {
    const forms = adjective(word)
    return forms.flatMap((form, place) => [`${most[place] ?? ''} ${form}`, `наиболее ${form}`])
  })

/** An adjective with each form of a noun that it may stand before: общее количество, общего количества. */
export const before = (adjectiveWord: string, nouns: string): readonly string[] =>
  nouns.split(' ').flatMap((noun) => adjective(adjectiveWord).map((form) => `${form} ${noun}`))

/** Phrases in one text, parted by bars. */
export const split = (phrases: string): readonly string[] =>
  phrases
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** Many write е where the alphabet has ё. */
export const withPlainLetters = (phrases: readonly string[]): readonly string[] => [
  ...new Set(phrases.flatMap((phrase) => [phrase, phrase.replaceAll('ё', 'е')])),
]
