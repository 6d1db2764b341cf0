import type { Locale } from '../../locales/index.ts'

/** What a number that is written in digits may mean: 1,234 is 1234 in English, and in German 1.234. */
export function readNumber(text: string, locale: Locale): readonly number[] {
  const plain = toAsciiDigits(text).replace(/[\s\u00a0\u202f'’٬]/g, '')
  const mark = decimalMark(locale)
  const other = mark === ',' ? '.' : ','
  const asWritten = plain.replaceAll(other, '').replace(mark, '.').replace('٫', '.')
  const found = /^\d+(?:\.\d+)?$/.test(asWritten) ? [Number(asWritten)] : []
  // Whoever writes in another language than the table may keep the point of the data.
  const asInData = /^\d+\.\d+$/.test(plain) && mark === ',' && !/^\d{1,3}(?:\.\d{3})+$/.test(plain)
  return asInData ? [...found, Number(plain)] : found
}

/** How many decimals are shown. */
export function decimalsOf(text: string, locale: Locale): number {
  const plain = toAsciiDigits(text)
  const at = Math.max(
    plain.lastIndexOf(decimalMark(locale)),
    /^\d+\.\d{1,2}$|^\d+\.\d{4,}$/.test(plain) ? plain.indexOf('.') : -1,
  )
  return at < 0 ? 0 : plain.length - at - 1
}

const marks = new Map<string, string>()

function decimalMark({ tag }: Locale): string {
  const known = marks.get(tag)
  if (known !== undefined) return known
  const part = new Intl.NumberFormat(tag, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')
  const mark = part?.value ?? '.'
  marks.set(tag, mark)
  return mark
}

/** Digits of any script as those of ASCII. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    if (code < 0x80) return digit
    // Digits of a script lie together, from zero to nine.
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
    return String(code - zero)
  })

/** With a narrow space in the place of a plain one between thousands, where the language parts them by a space. */
export function withGroupedThousands(text: string, { tag }: Locale): string {
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn', useGrouping: true }).formatToParts(
    1234567,
  )
  const group = parts.find(({ type }) => type === 'group')?.value ?? ''
  if (!/^\s$/u.test(group)) return text
  return text.replace(
    /(?<![\d.,])(\d{1,3})((?: \d{3})+)(?!\d)/g,
    (_, first: string, rest: string) => first + rest.replaceAll(' ', '\u202f'),
  )
}
