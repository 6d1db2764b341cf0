/** The languages of Windows' locale numbers, by their lowest ten bits. */
const languages: ReadonlyMap<number, string> = new Map([
  ...'ar bg ca zh cs da de el en es fi fr he hu is it ja ko nl nb pl pt rm ro ru hr sk sq sv th tr ur id uk be sl et'
    .split(' ')
    .map((language, index) => [index + 1, language] as const),
  ...'lv lt tg fa vi hy az eu hsb mk'.split(' ').map((language, index) => [index + 0x26, language] as const),
  ...'af ka fo hi mt se ga yi ms kk ky sw tk uz tt bn pa gu or ta te kn ml as mr sa mn'
    .split(' ')
    .map((language, index) => [index + 0x36, language] as const),
])

const formats = new Map<string, Intl.DateTimeFormat>()

/** What a language calls a month or a day of the week, in full or short. */
export function calendarWord(
  locale: number | undefined,
  part: 'month' | 'weekday',
  length: 'long' | 'short' | 'narrow',
  index: number,
): string {
  const language = languages.get((locale ?? 0) & 0x3ff) ?? 'en'
  const key = `${language} ${part} ${length}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { [part]: length, timeZone: 'UTC' })
  formats.set(key, format)
  // The first of January 2023 was a Sunday.
  return format.format(part === 'month' ? Date.UTC(2023, index, 15) : Date.UTC(2023, 0, 1 + index))
}
