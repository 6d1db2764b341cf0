/** Without accents: many write "thanh pho" for "thành phố", in files more than in questions, and set the marks of hòa and hoà differently. */
export const stem = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
