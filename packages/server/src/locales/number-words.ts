import type { Language } from '@auger/contract'

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

/** Without what Japanese writes with a numeral and means no number by: 四半期 (quarter), 一覧 (list). */
const chinese =
  '(?:(?!四半期|一覧)(?<!四(?=半期))[零〇一二两三四五六七八九十百千万亿兆壹贰叁肆伍陆柒捌玖拾佰仟萬億兩半双雙])+'

const japanese = 'ひとつ|ふたつ|みっつ|よっつ|いつつ|むっつ|ななつ|やっつ|ここのつ|ゼロ'

const german =
  'eins zwei zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert hunderte einhundert tausend tausende eintausend million millionen milliarde milliarden billion billionen dutzend halb halbe halben halber halbes hälfte hälften doppelt doppelte dreifach zweimal dreimal beide beiden drittel viertel ' +
  ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt']
    .flatMap((ordinal) => ['e', 'en', 'er', 'es', 'em'].map((ending) => ordinal + ending))
    .join(' ')

const indonesian =
  'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas belas puluh puluhan ratus ratusan seratus ribu ribuan seribu juta jutaan sejuta miliar milyar triliun setengah separuh lusin selusin pertama kedua ketiga keempat kelima keenam ketujuh kedelapan kesembilan kesepuluh sepertiga seperempat'

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

/** Numerals that stand alone or before what they count; the short ones are syllables of other words too. */
const korean = [
  '(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|스물|스무|서른|마흔|쉰|예순|일흔|여든|아흔|절반|영)(?:\\p{Script=Hangul}{1,2})?',
  '(?:한|두|세|네|열)(?=\\s?(?:개|명|건|번|행|가지|곳|배|쪽|그룹)(?![\\p{Script=Hangul}]))|(?:첫|둘|셋|넷)째',
  '[일이삼사오육칠팔구]?[십백천만억조]+(?:\\s?(?:개|명|건|번|행|원|배))?',
]
const polish = [
  'zer[oa]|jed(?:en|na|no|nego|nej|nemu|ną|nym|ni)|dw(?:a|ie|óch|om|oma|aj|iema|oje)|trz(?:y|ech|em|ema|ej)|czter(?:y|ech|em|ema|ej)',
  'pię(?:ć|ciu|cioma)|sześ(?:ć|ciu)|siedem|siedmiu|osiem|ośmiu|dziewię(?:ć|ciu)|dziesię(?:ć|ciu)|\\p{L}+na(?:ście|stu)',
  'dwadzieścia|dwudziestu|(?:trzy|czter)dzie(?:ści|stu)|\\p{L}+dziesi(?:ąt|ęciu)|sto|stu|dwieście|dwustu|trzysta|czterysta|(?:pięć|sześć|siedem|osiem|dziewięć)set|tuziny?',
  'tysią(?:c|ca|ce|cu)|tysięcy|(?:milion|miliard|bilion)(?:a|y|ów|em)?|poł(?:owa|owy|owę|owie)|pół|ćwierć|oba|obie|obu|dwukrotnie|trzykrotnie',
  '(?:pierwsz|czwart|piąt|szóst|siódm|ósm|dziewiąt|dziesiąt)(?:y|a|e|ego|ej|emu|ą|ym|ych|ymi)|drug(?:i|a|ie|iego|iej|iemu|ą|im|ich|imi)|trzeci(?:a|e|ego|ej|emu|ą|m|ch|mi)?',
]

/** Without those that are rather other words: bir (a), and on, which is a small word of English. */
const turkish =
  'sıfır iki üç dört beş altı yedi sekiz dokuz onbir oniki onbeş yirmi otuz kırk elli altmış yetmiş seksen doksan yüz ikiyüz beşyüz bin binlerce yüzlerce onbin yüzbin beşbin milyon milyonlarca milyar trilyon yarım yarısı çeyrek düzine birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu ikisi üçü dördü beşi çift'

const spanish =
  'cero|uno|tres|cuatro|cinco|siete|ocho|nueve|diez|doce|trece|catorce|quince|dieci(?:séis|siete|ocho|nueve)|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos?|\\p{L}+cient[oa]s|quinient[oa]s|mil|miles|mill[oó]n|millones|docenas?|mitad|doble|triple|tercios?|amb[oa]s|primer|primer[oa]s?|segund[oa]s?|tercer|tercer[oa]s?|cuart[oa]s?|quint[oa]s?|sext[oa]s?|séptim[oa]s?|octav[oa]s?|noven[oa]s?|décim[oa]s?'

const portuguese =
  'dois|duas|três|quatro|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|dez(?:esseis|essete|oito|enove)|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|cem|cento|centenas?|(?:du|tre)zent[oa]s|\\p{L}+cent[oa]s|quinhent[oa]s|milhão|milhões|milhares|bilhão|bilhões|dúzias?|metade|dobro|terços?|amb[oa]s|primeir[oa]s?|terceir[oa]s?|sétim[oa]s?|oitav[oa]s?|non[oa]s?'

const french =
  'zéro|deux|trois|quatre|cinq|huit|neuf|dix|onze|douze|treize|quatorze|seize|vingts?|trente|quarante|cinquante|soixante|cents|mille|milliers?|milliards?|douzaines?|moitié|double|tiers|premi(?:er|ère)s?|deuxièmes?|seconde?s?|troisièmes?|quatrièmes?|cinquièmes?|sixièmes?|septièmes?|huitièmes?|neuvièmes?|dixièmes?'

const italian =
  'quattro|cinque|sette|otto|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti|vent(?:uno|idue|itré|iquattro|icinque|isei|isette|otto|inove)|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|centinaia|\\p{L}+cento|\\p{L}+mila|migliaia|milion[ei]|miliard[oi]|dozzin[ae]|metà|doppio|triplo|entramb[ie]|prim[oi]|second[ao]|terz[oaie]|quart[oi]|quint[oaie]|sest[oaie]|settim[oaie]|ottav[oaie]|non[oi]|decim[oaie]'

/** Numbers that are plain words in other languages of ours: "dos" is Portuguese for "of the", "due" is owed in English. */
const homographs: { readonly [Code in Language]?: string } = {
  ES: 'dos|seis|once|medi[oa]s?|cuarta parte',
  PT: 'zero|cinco|seis|mil|segund[oa]s?|quart[oa]s?|quint[oa]s?|sext[oa]s?|mei[oa]',
  FR: 'six|sept|cent|quinze|quart|demie?s?|paires?',
  PL: 'para|pary',
  TR: 'on|bir',
  IT: 'uno|due|tre|sei|nove|mille|zero|prima|mezz[oa]|secondi|quarta',
}

/** With the small words that are written as part of them: والثلاثة. Without those that are rather other words: عشر (tithe), ألف (wrote). */
const arabicFront = '(?:[وفبلك]|لل|[وفبلك]?ال)?'
const arabic = [
  'صفر|واحدة?|[اإ]ثن(?:ان|ين|تان|تين|ا|ي)|ثلاثة?|[أا]ربعة?|خمسة|ستة|سبعة|ثماني?ة?|تسعة|عشرة',
  '(?:عشر|ثلاث|[أا]ربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين)|دزينة|مرتين|مرتان',
  'م(?:ئ|ائ)ة|م(?:ئ|ائ)ت(?:ان|ين)|(?:ثلاث|[أا]ربع|خمس|ست|سبع|ثماني?|تسع)م(?:ئ|ائ)ة',
  '[أا]لف(?:ان|ين|ا)?|[آا]لاف|مليون(?:ان|ين|ا)?|ملايين|مليار(?:ان|ين|ا|ات)?|نصف|ثلث|ضعف',
]

/** Without those that are rather other words: दो (give), सौ within names stays. */
const hindi =
  'शून्य|ज़ीरो|जीरो|दो|दोनों|तीन|तीनों|चार|पां?च|पाँच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह|अठारह|उन्नीस|बीस|पच्चीस|तीस|चालीस|पचास|साठ|सत्तर|अस्सी|नब्बे|सौ|हज़ार|हजार|लाख|करोड़|अरब|मिलियन|दर्जन|आधा|आधी|आधे|डेढ़|ढाई|दोगुना|तिगुना|प्रथम|पहला|दूसरा|दूसरी|दूसरे|तीसरा|तीसरी|तीसरे|चौथा|चौथी|चौथे|पांचवां|पाँचवाँ'

const words = [
  `${arabicFront}(?:${arabic.join('|')})`,
  hindi,
  ...english,
  ...german.split(' '),
  ...indonesian.split(' '),
  ...polish,
  ...russian,
  ...polish,
  ...turkish.split(' '),
  ...vietnamese,
  ...korean,
  spanish,
  portuguese,
  french,
  italian,
].join('|')

type Reading = Language | 'any' | undefined

function patternFor(language: Reading): string {
  const own = language === 'any' ? Object.values(homographs) : [homographs[language ?? 'EN'] ?? []].flat()
  return `${digits}|(?<![\\p{L}\\p{M}\\p{N}])(?:${[...own, words].join('|')})(?![\\p{L}\\p{M}\\p{N}])|${chinese}|${japanese}`
}

const expressions = new Map<Reading, RegExp>()

/** Kept, because it takes long to compile. */
function expressionFor(language: Reading): RegExp {
  const expression = expressions.get(language) ?? new RegExp(patternFor(language), 'giu')
  expressions.set(language, expression)
  return expression
}

export interface FoundNumber {
  readonly text: string
  /** In code units of the text. */
  readonly start: number
  readonly end: number
}

/** `language`: of the text, where it is known, to tell its numbers from words of the others; `any` takes those for numbers too. */
export function numbersIn(text: string, language?: Reading): readonly FoundNumber[] {
  return [...text.matchAll(expressionFor(language))].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}
