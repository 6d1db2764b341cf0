/** A number as a person reads it: digits of any script, or the words for numbers in the languages we answer in. */
const digits = String.raw`\p{Nd}+(?:[.,\u00a0\u202f'’٬٫:/-]?\p{Nd}+)*|\p{Nl}|\p{No}`

const english = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...[
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
    'twenty',
    'thirty',
    'forty',
  ],
  ...[
    'fifty',
    'sixty',
    'seventy',
    'eighty',
    'ninety',
    'hundreds?',
    'thousands?',
    'millions?',
    'billions?',
    'trillions?',
  ],
  ...[
    'dozens?',
    'half',
    'halves',
    'twice',
    'thrice',
    'double',
    'triple',
    'quarter',
    'first',
    'second',
    'third',
  ],
  ...['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'once', 'single', 'both', 'pair'],
]

const chinese = '[零〇一二两三四五六七八九十百千万亿兆壹贰叁肆伍陆柒捌玖拾佰仟萬億兩半双]'

const german =
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert hunderte einhundert tausend tausende eintausend million millionen milliarde milliarden billion billionen dutzend halb halbe halben halber halbes hälfte hälften doppelt doppelte dreifach zweimal dreimal beide beiden drittel viertel ' +
  ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt']
    .flatMap((ordinal) => ['e', 'en', 'er', 'es', 'em'].map((ending) => ordinal + ending))
    .join(' ')

const indonesian =
  'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas belas puluh puluhan ratus ratusan seratus ribu ribuan seribu juta jutaan miliar milyar triliun setengah separuh lusin selusin pertama kedua ketiga keempat kelima keenam ketujuh kedelapan kesembilan kesepuluh sepertiga seperempat'

const words = [...english, ...german.split(' '), ...indonesian.split(' ')].join('|')

const pattern = `${digits}|(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])|${chinese}+`

export interface FoundNumber {
  readonly text: string
  /** In code units of the text. */
  readonly start: number
  readonly end: number
}

export function numbersIn(text: string): readonly FoundNumber[] {
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}
