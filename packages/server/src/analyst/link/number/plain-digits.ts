/** The noughts of the scripts that write numbers with digits of their own. */
const noughts = [0x0660, 0x06f0, 0x0966, 0xff10]

/** A text with its digits and the marks within numbers as English writes them, every one in its place. */
export const plainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19\u066b\u066c]/g, (sign) => {
    if (sign === '\u066b') return '.'
    if (sign === '\u066c') return ','
    const code = sign.charCodeAt(0)
    const nought = noughts.find((first) => code >= first && code < first + 10) ?? code
    return String(code - nought)
  })
