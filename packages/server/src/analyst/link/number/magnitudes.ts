/** Words that multiply the number before them, in our languages. */
const words: readonly (readonly [size: number, words: string])[] = [
  [1e2, 'सौ'],
  // prettier-ignore
  [1e3, 'thousand tausend tsd mil mille mila тыс тысяча тысячи тысяч tys tysiąc tysiące tysięcy bin nghìn nghin ngàn ngan ribu rb ألف الف آلاف الاف हज़ार हजार 千 천'],
  [1e4, '万 萬 만'],
  [1e5, 'लाख'],
  // prettier-ignore
  [1e6, 'million millions millionen mio mln millón millon millones milhão milhao milhões milhoes milione milioni млн миллион миллиона миллионов milion miliony milionów milyon triệu trieu juta jt مليون ملايين मिलियन 百万 百萬 백만'],
  [1e7, 'करोड़ करोड 천만'],
  [1e8, '亿 億 억'],
  // prettier-ignore
  [1e9, 'billion billions milliarde milliarden milliard milliards mrd miliardo miliardi mld млрд миллиард миллиарда миллиардов miliard miliardy miliardów milyar tỷ tỉ miliar bilhão bilhões bilhoes مليار अरब'],
  [1e12, 'trillion trillions billionen triliun'],
]

const sizes: ReadonlyMap<string, number> = new Map(
  words.flatMap(([size, list]) => list.split(' ').map((word) => [word, size] as const)),
)
/** Only where they touch their number. */
const letters: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['bn', 1e9],
])

const longestFirst = (all: ReadonlyMap<string, number>): string =>
  [...all.keys()].sort((a, b) => b.length - a.length).join('|')

const lettersBehind = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]`

/** What may stand behind digits: a word with a space or none, or a letter that touches them. */
export const magnitudePattern = String.raw`(?:\s*(${longestFirst(sizes)})(?!${lettersBehind})|(${longestFirst(letters)})(?![\p{L}\p{N}]))?`

export const sizeOf = (word: string | undefined, letter: string | undefined): number =>
  sizes.get(word?.toLowerCase() ?? '') ?? letters.get(letter?.toLowerCase() ?? '') ?? 1
