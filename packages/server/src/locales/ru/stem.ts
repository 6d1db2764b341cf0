const irregular: { readonly [form: string]: string } = {
  имя: 'имен',
  имени: 'имен',
  именем: 'имен',
  имена: 'имен',
  именам: 'имен',
  именами: 'имен',
  именах: 'имен',
  время: 'времен',
  времени: 'времен',
  временем: 'времен',
  времена: 'времен',
  люди: 'человк',
  людей: 'человк',
  людям: 'человк',
  людьми: 'человк',
  день: 'дн',
  дни: 'дн',
  дня: 'дн',
  дней: 'дн',
  дням: 'дн',
  днях: 'дн',
  года: 'год',
  годы: 'год',
  году: 'год',
  годом: 'год',
  годам: 'год',
  годов: 'год',
  песен: 'песн',
  чисел: 'числ',
  писем: 'письм',
  денег: 'деньг',
  сестер: 'сестр',
  кресел: 'кресл',
  окон: 'окн',
  ребенок: 'дет',
  ребенка: 'дет',
  дети: 'дет',
  детей: 'дет',
  детям: 'дет',
  лет: 'год',
  юга: 'юг',
  югу: 'юг',
  югом: 'юг',
  юге: 'юг',
}

const endings = new RegExp(
  '(?:' +
    'иями|ьями|иях|иям|ией|ием|ыми|ими|ого|его|ому|ему|ами|ями|ии|ия|ию|ие|ий|ая|яя|ое|ее|ые|ый|ой|ей|ую|юю|ым|им|' +
    'ом|ем|ых|их|ах|ях|ам|ям|ов|ев|ою|ею|ья|ье|ьи|ью|а|я|о|е|и|ы|у|ю|ь|й' +
    ')$',
)

/** What the cases and numbers of a Russian noun, adjective or participle share: пассажиров and пассажиры are пассажир. */
export function stem(word: string): string {
  const plain = word.replaceAll('ё', 'е')
  const known = irregular[plain]
  if (known !== undefined) return known
  if (!/^[а-я-]+$/.test(plain)) return plain
  return bare(withoutEnding(withoutEnding(plain)))
}

function withoutEnding(word: string): string {
  const cut = word.replace(endings, '')
  return cut.length >= 3 && /[аеиоуыэюя]/.test(cut) ? cut : word
}

/** Vowels that come and go (оценок, оценки), and the double letter that only long participles have. */
const bare = (root: string): string =>
  root
    .replace(/(?<=..)(?:е|о)к$/, 'к')
    .replace(/(?<=..)ец$/, 'ц')
    .replace(/нн$/, 'н')
