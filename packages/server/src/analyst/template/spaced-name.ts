/** A name as words: std_devX is "std dev x". */
export const spacedName = (name: string): string =>
  name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
    .toLowerCase()
