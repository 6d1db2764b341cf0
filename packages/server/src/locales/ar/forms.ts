/** Phrases in one text, parted by bars. */
export const split = (phrases: string): readonly string[] =>
  phrases
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** A word with and without the article that is written as part of it. */
export const withArticle = (words: string): readonly string[] =>
  words.split(/\s+/).flatMap((word) => [word, `ال${word}`])

/** An adjective of both genders, with and without the article: كلي، كلية، الكلي، الكلية. */
export const agreeing = (words: string): readonly string[] =>
  words.split(/\s+/).flatMap((word) => withArticle(`${word} ${word}ة`))

/** What follows a word of one group, each with each: أعلى عدد, أكبر عدد. */
export const each = (firsts: string, seconds: string): readonly string[] =>
  split(firsts).flatMap((first) => split(seconds).map((second) => `${first} ${second}`))
