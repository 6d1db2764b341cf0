const denials = /^(?:no|none|false|not|non|n|nein|non|nie|нет|tidak|hayır|không|否|いいえ|아니요|لا|नहीं)$/u

/** Whether a choice denies what another one says: no, not normal beside normal, insignificant beside significant. */
export function isNegative(choice: string, choices: readonly string[]): boolean {
  const plain = plainly(choice)
  const [first = ''] = plain.split(' ')
  if (denials.test(first)) return true
  return choices.some((other) => {
    const word = plainly(other)
    return other !== choice && word !== '' && plain.endsWith(word) && plain.length - word.length <= 4
  })
}

const plainly = (choice: string): string =>
  choice
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
