/** Codes of currencies that stand behind a name: the figure itself is shown with its sign. */
const currencies = /[\s_]+(?:eur|usd|gbp|chf|jpy|cny|inr|aud|cad|sek|nok|dkk|pln|czk|brl|mxn|rub|krw)$/i

/** A name as people say it: paid_eur is what was paid, and unitPrice a unit price. What nobody wrote for a program stays as it is. */
export const spokenName = (name: string): string => name.split(' ').map(spokenWord).join(' ')

function spokenWord(word: string): string {
  if (!isForPrograms(word)) return word
  return word
    .replace(currencies, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/_+/g, ' ')
    .trim()
    .split(' ')
    .map((part) => (/^\p{Lu}\p{Ll}+$/u.test(part) ? part.toLowerCase() : part))
    .join(' ')
}

/** Words that underscores or capitals hold together, between letters on both sides. */
const isForPrograms = (word: string): boolean =>
  /^[\p{L}\p{N}]+(?:_+[\p{L}\p{N}]+)+$/u.test(word) || /^\p{L}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u.test(word)
