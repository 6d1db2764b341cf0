/** How people are called whose gender is kept in a letter or a word. */
export const genders: readonly (readonly [string, readonly string[]])[] = [
  ...['woman', 'women', 'female', 'females', 'girl', 'girls', 'lady', 'ladies'].map(
    (word) => [word, ['female', 'f', 'woman', 'w']] as const,
  ),
  ...['man', 'men', 'male', 'males', 'boy', 'boys', 'gentlemen'].map(
    (word) => [word, ['male', 'm', 'man']] as const,
  ),
]
