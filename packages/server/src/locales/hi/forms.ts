/** Phrases in one text, parted by bars. */
export const split = (phrases: string): readonly string[] =>
  phrases
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** An adjective in -ा in all its forms: बड़ा, बड़ी, बड़े. Others stay as they are. */
export const agreeing = (words: string): readonly string[] =>
  split(words).flatMap((word) =>
    word.endsWith('ा') ? ['ा', 'ी', 'े'].map((end) => word.slice(0, -1) + end) : [word],
  )

/** Each first with each second. */
export const each = (firsts: readonly string[], seconds: readonly string[]): readonly string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))

/** सबसे बड़ा, सबसे बड़ी … */
export const superlatives = (words: string): readonly string[] =>
  each(['सबसे', 'सर्वाधिक', 'सबसे अधिक', 'सबसे ज़्यादा'], agreeing(words))
