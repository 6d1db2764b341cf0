import type { Language } from '@auger/contract'
import { fold } from '../domain/table.ts'
import type { Heard } from './hears.ts'
import type { Locale } from './locale.ts'

/** Second, third and so on; the forms of each are parted by bars. */
const ordinals: { readonly [Spoken in Language]: readonly string[] } = {
  EN: [
    ...['second|runner up|runner-up', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
    'tenth',
  ],
  DE: ['zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'].map((root) =>
    ['e', 'en', 'er', 'es', 'em'].map((ending) => root + ending).join('|'),
  ),
  ES: ['segundo|segunda', 'tercero|tercera|tercer', 'cuarto|cuarta', 'quinto|quinta', 'sexto|sexta'],
  FR: ['deuxième|second|seconde', 'troisième', 'quatrième', 'cinquième', 'sixième'],
  IT: ['secondo|seconda', 'terzo|terza', 'quarto|quarta', 'quinto|quinta', 'sesto|sesta'],
  PT: ['segundo|segunda', 'terceiro|terceira', 'quarto|quarta', 'quinto|quinta', 'sexto|sexta'],
  RU: [
    'второй|вторая|второе|второго|втором|вторую|второму|вторым',
    'третий|третья|третье|третьего|третьем|третью|третьему|третьим',
    'четвёртый|четвёртая|четвёртое|четвёртом|четвертый|четвертая|четвертое|четвертом',
    'пятый|пятая|пятое|пятом',
  ],
  PL: [
    'drugi|druga|drugie|drugą|drugiego|drugiej|drugim',
    'trzeci|trzecia|trzecie|trzecią|trzeciego|trzeciej|trzecim',
    'czwarty|czwarta|czwarte|czwartą|czwartym',
    'piąty|piąta|piąte|piątą|piątym',
  ],
  TR: ['ikinci', 'üçüncü', 'dördüncü', 'beşinci', 'altıncı', 'yedinci', 'sekizinci', 'dokuzuncu', 'onuncu'],
  AR: ['ثاني|الثاني|ثانية|الثانية', 'ثالث|الثالث|ثالثة|الثالثة', 'رابع|الرابع|رابعة|الرابعة', 'خامس|الخامس'],
  HI: [
    'दूसरा|दूसरी|दूसरे',
    'तीसरा|तीसरी|तीसरे',
    'चौथा|चौथी|चौथे',
    'पांचवां|पांचवीं|पांचवें|पाँचवाँ|पाँचवीं|पाँचवें',
  ],
  ID: ['kedua', 'ketiga', 'keempat', 'kelima', 'keenam', 'ketujuh', 'kedelapan', 'kesembilan', 'kesepuluh'],
  VI: ['thứ hai|thứ nhì', 'thứ ba', 'thứ tư|thứ bốn', 'thứ năm', 'thứ sáu'],
  'ZH-CN': ['第二|第2', '第三|第3', '第四|第4', '第五|第5'],
  'ZH-TW': ['第二|第2', '第三|第3', '第四|第4', '第五|第5'],
  JA: [
    '2番目に|二番目に|2番目|二番目|第2位|2位',
    '3番目に|三番目に|3番目|三番目|第3位|3位',
    '4番目に|四番目に|4番目|四番目|4位',
  ],
  KO: [
    '두 번째로|두번째로|두 번째|두번째|2위',
    '세 번째로|세번째로|세 번째|세번째|3위',
    '네 번째로|네번째로|네 번째|네번째|4위',
  ],
}

/** Where the place grows together with the superlative, or stands for a part of it: zweithöchste, 第二高, 2番目に高い. */
const grown: { readonly [Spoken in Language]?: readonly [part: RegExp, places: readonly string[]] } = {
  DE: [/^(?!\p{Lu})(?!.* )/u, ['zweit', 'dritt', 'viert', 'fünft']],
  'ZH-CN': [/^最/, ['第二|第2', '第三|第3', '第四|第4']],
  'ZH-TW': [/^最/, ['第二|第2', '第三|第3', '第四|第4']],
  VI: [/ nhất$/, [' thứ hai| thứ nhì', ' thứ ba', ' thứ tư']],
  JA: [/^(?:最も|一番|いちばん)/, ['2番目に|二番目に', '3番目に|三番目に']],
}

/** A locale that hears which place is asked for. */
export function withOrdinals(locale: Locale): Locale {
  const forms = ordinals[locale.language].map((words) => words.split('|').map(fold).join('|'))
  const words = [...locale.hears.words, ...grownWords(locale)]
  return { ...locale, hears: { ...locale.hears, words, ordinals: forms } }
}

function grownWords({ language, hears }: Locale): readonly Heard[] {
  const [part, places] = grown[language] ?? []
  if (part === undefined || places === undefined) return []
  return hears.words.flatMap(({ meaning, phrases }) =>
    meaning.kind !== 'superlative' && meaning.kind !== 'most'
      ? []
      : places.map((forms, at): Heard => ({
          meaning: { ...meaning, place: at + 2 },
          phrases: phrases
            .filter((phrase) => part.test(phrase))
            .flatMap((phrase) => forms.split('|').map((form) => phrase.replace(part, form))),
        })),
  )
}
