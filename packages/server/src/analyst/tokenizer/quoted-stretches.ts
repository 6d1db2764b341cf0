/** Marks of quotation as they open and close. They open only where no word goes on: 5" and the customers' are none. */
const pairs = ['""', "''", '``', '“”', '„“', '„”', '‘’', '«»', '»«', '‹›', '＂＂']

const patternOf = ([open = '', close = '']: readonly string[]): string =>
  String.raw`(?<![\p{L}\p{N}])${open}[^${open}${close}\n]+${close}(?![\p{L}\p{N}])`

const marked = new RegExp(pairs.map((pair) => patternOf([...pair])).join('|'), 'gu')

/** Scripts without spaces set theirs between letters. */
const bracketed = /「[^「」\n]+」|『[^『』\n]+』|《[^《》\n]+》/gu

const anyMark = new RegExp(`[${[...new Set(pairs.join(''))].join('')}「『《]`, 'u')

/** Tells whether a place of the text lies between quotation marks. */
export function quotedStretches(text: string): (place: number) => boolean {
  if (!anyMark.test(text)) return () => false
  const found = [...text.matchAll(marked), ...text.matchAll(bracketed)].map((match) => ({
    from: match.index,
    until: match.index + match[0].length,
  }))
  return (place) => found.some(({ from, until }) => place >= from && place < until)
}
