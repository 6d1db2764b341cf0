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

const russianEnds = '(?:ый|ой|ая|ое|ые|ого|ому|ую|ым|ом|ых|ыми)'
const russian = [
  'н[оу]ль|ноля|нуля',
  'од(?:ин|на|но|ни|ного|ной|ному|ну|ним|ном|них|ними)|дв(?:а|е|ух|ум|умя|ое)|тр(?:и|[её]х|[её]м|емя|ое)',
  'четыр(?:е|[её]х|[её]м|ьмя)|четверо|(?:пят|шест|сем|девят|десят)(?:ь|и|ью)|вос(?:емь|ьми|емью)',
  '(?:один|две|три|четыр|пят|шест|сем|восем|девят)надцат(?:ь|и|ью)|(?:два|три)дцат(?:ь|и|ью)|сорока?',
  '(?:пять|шесть|семь|восемь)десят|(?:пяти|шести|семи|восьми)десяти|девяност[оа]|ст[оа]|двести|двухсот',
  'триста|тр[её]хсот|четыреста|четыр[её]хсот|(?:пять|шесть|семь|восемь|девять)сот|сот(?:ня|ни|ен|ню|ней)',
  'тысяч(?:а|и|у|ей|ам|ами|ах)?|(?:миллион|миллиард|триллион)(?:а|ов|у|ом|ы|ам|ами|ах)?|дюжин[аыу]?',
  'половин(?:а|ы|у|ой|е)|трет[ьи]|четверт[ьи]|полтор[аы]|вдвое|втрое|дважды|трижды|об[ае]|обоих|обеих|пар[аыу]',
  `(?:перв|втор|четв[её]рт|пят|шест|седьм|восьм|девят|десят)${russianEnds}`,
  'трет(?:ий|ья|ье|ьи|ьего|ьей|ьему|ью|ьим|ьем|ьих|ьими)',
]

/** Without those that are rather parts of other words: không (no), tư (of đầu tư), nhất (most). */
const vietnamese = [
  'một|mốt|hai|ba|bốn|năm|lăm|sáu|bảy|bẩy|tám|chín|mười|mươi|trăm|nghìn|ngàn|vạn|triệu|chục|tá|nửa|rưỡi',
  't[ỷỉ](?!\\s(?:lệ|trọng|số|giá|suất))|đôi|cặp|thứ (?:nhất|nhì|tư)',
]

const words = [...english, ...german.split(' '), ...indonesian.split(' '), ...russian, ...vietnamese].join(
  '|',
)

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
