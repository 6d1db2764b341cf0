/** A pattern that takes one of these texts as they stand; the longest is tried first. */
export function anyOf(texts: readonly string[]): string {
  const longestFirst = [...texts].sort((one, other) => other.length - one.length)
  return `(?:${longestFirst.map(literalPattern).join('|')})`
}

const literalPattern = (text: string): string => text.replace(/[$.*+?()[\]{}|/]/g, '[$&]')
