/** No word that people write has more letters; to look for the stem or the parts of one that has would cost time alone. */
export const longestWord = 60
