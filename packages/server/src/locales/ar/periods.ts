import type { Heard } from '../hears.ts'
import { each, split, withArticle } from './forms.ts'
import { said } from './measures.ts'

const months: readonly string[] = [
  'يناير | كانون الثاني | جانفي',
  'فبراير | شباط | فيفري',
  'مارس | آذار',
  'أبريل | إبريل | نيسان | أفريل',
  'مايو | أيار | ماي',
  'يونيو | يونية | حزيران | جوان',
  'يوليو | يوليه | تموز | جويلية | يوليوز',
  'أغسطس | آب | أوت | غشت',
  'سبتمبر | أيلول | شتنبر',
  'أكتوبر | تشرين الأول',
  'نوفمبر | تشرين الثاني | نونبر',
  'ديسمبر | كانون الأول | دجنبر',
]

const ordinals = ['أول | الأول', 'ثاني | الثاني', 'ثالث | الثالث', 'رابع | الرابع']

const grains = {
  day: ['اليوم', 'يوم'],
  week: ['الأسبوع', 'أسبوع'],
  month: ['الشهر', 'شهر'],
  quarter: ['الربع', 'ربع'],
  year: ['السنة', 'العام', 'سنة', 'عام'],
} as const

const past = 'الماضي | الماضية | السابق | السابقة | المنصرم | المنصرمة | الفائت | الفائتة | اللي فات | الفات'
const present = 'الحالي | الحالية | الجاري | الجارية'

const numbers: { readonly [words: string]: number } = {
  صفر: 0,
  'واحد واحدة': 1,
  'اثنان اثنين اثنتان اثنتين إثنين': 2,
  'ثلاثة ثلاث': 3,
  'أربعة أربع': 4,
  'خمسة خمس': 5,
  'ستة ست': 6,
  'سبعة سبع': 7,
  'ثمانية ثماني ثمان': 8,
  'تسعة تسع': 9,
  'عشرة عشر': 10,
  'اثنا_عشر اثني_عشر دزينة': 12,
  خمسة_عشر: 15,
  'عشرون عشرين': 20,
  'ثلاثون ثلاثين': 30,
  'أربعون أربعين': 40,
  'خمسون خمسين': 50,
  'ستون ستين': 60,
  'مئة مائة': 100,
  'مئتان مئتين مائتين مائتان': 200,
  'خمسمئة خمسمائة': 500,
  ألف: 1000,
  'ألفان ألفين': 2000,
  مليون: 1e6,
}

export const periods: readonly Heard[] = [
  ...[0, 1].map((index) =>
    said(
      { kind: 'half', half: index + 1 },
      `h${index + 1} | النصف ${index + 1}`,
      each('النصف | نصف', ordinals[index] ?? ''),
      each(`النصف ${index === 0 ? 'الأول' : 'الثاني'}`, 'من السنة | من العام | من عام | من سنة'),
    ),
  ),
  ...(['day', 'week', 'month', 'quarter', 'year'] as const).flatMap((grain): Heard[] => [
    said({ kind: 'relative', period: grain, back: 1 }, '', each(grains[grain].join('|'), past)),
    said(
      { kind: 'relative', period: grain, back: 0 },
      '',
      each(grains[grain].join('|'), present),
      each('هذا | هذه', grains[grain].join('|')),
    ),
  ]),
  said({ kind: 'relative', period: 'day', back: 0 }, 'اليوم | هذا اليوم | النهارده'),
  said({ kind: 'relative', period: 'day', back: 1 }, 'أمس | البارحة | مبارح | يوم أمس | امبارح'),
  ...months.map((names, index) =>
    said({ kind: 'month', month: index + 1 }, names, each('شهر', names), [
      `شهر ${index + 1}`,
      `الشهر ${index + 1}`,
    ]),
  ),
  ...[0, 1, 2, 3].map((index) =>
    said(
      { kind: 'quarter', quarter: index + 1 },
      `q${index + 1} | الربع ${index + 1} | ربع ${index + 1}`,
      each('الربع | ربع', ordinals[index] ?? ''),
    ),
  ),
  ...Object.entries(numbers).map(([forms, value]): Heard => ({
    meaning: { kind: 'number', value },
    phrases: withArticle(forms)
      .filter((form) => form !== 'واحد' && form !== 'واحدة' && form !== 'الواحد' && form !== 'الواحدة')
      .concat(value === 1 ? ['واحد', 'واحدة', 'مرة واحدة'] : value === 2 ? ['مرتين', 'مرتان'] : [])
      .map((form) => form.replaceAll('_', ' ')),
  })),
  ...split('ثلاث مرات | ثلاثة مرات').map((phrase) => said({ kind: 'number', value: 3 }, phrase)),
]

export const units: readonly Heard[] = [
  said({ kind: 'unit', of: 'time', size: 1 }, 'ثانية | ثوان | ثواني | ثانيتين | بالثواني'),
  said({ kind: 'unit', of: 'time', size: 60 }, 'دقيقة | دقائق | دقيقتين | بالدقائق | بالدقيقة'),
  said({ kind: 'unit', of: 'time', size: 3600 }, 'ساعة | ساعات | بالساعات | بالساعة'),
  said({ kind: 'unit', of: 'length', size: 0.01 }, 'سم | سنتيمتر | سنتيمترات | سنتيمترا | بالسنتيمتر'),
  said({ kind: 'unit', of: 'length', size: 1 }, 'متر | مترا | أمتار | م | بالمتر | بالأمتار'),
  said(
    { kind: 'unit', of: 'length', size: 1000 },
    'كم2 | كيلومتر | كيلومترا | كيلومترات | كلم | كيلو متر | بالكيلومتر | بالكيلومترات',
  ),
  said({ kind: 'unit', of: 'length', size: 1609.344 }, 'ميل | ميلا | أميال'),
  said({ kind: 'unit', of: 'weight', size: 0.001 }, 'غرام | جرام | غراما | جراما | غرامات | جرامات'),
  said(
    { kind: 'unit', of: 'weight', size: 1 },
    'كغ | كجم | كيلو | كيلوغرام | كيلوجرام | كيلوغراما | كيلوجراما | بالكيلوغرام | بالكيلوجرام | بالكيلو',
  ),
  said({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'رطل | رطلا | أرطال'),
  said({ kind: 'unit', of: 'weight', size: 1000 }, 'طن | طنا | أطنان'),
  said({ kind: 'unit', of: 'dollar', size: 1 }, 'دولار | دولارا | دولارات | دولار أمريكي | بالدولار | usd'),
  said({ kind: 'unit', of: 'euro', size: 1 }, 'يورو | باليورو | eur'),
  said({ kind: 'unit', of: 'yuan', size: 1 }, 'يوان | يوانا'),
  said({ kind: 'unit', of: 'riyal', size: 1 }, 'ريال | بالريال | ريالا | ريالات'),
  said({ kind: 'unit', of: 'dirham', size: 1 }, 'درهم | درهما | دراهم'),
  said({ kind: 'unit', of: 'pound', size: 1 }, 'جنيه | جنيها | جنيهات'),
  said({ kind: 'unit', of: 'dinar', size: 1 }, 'دينار | دينارا | دنانير'),
  said({ kind: 'unit', of: 'age', size: 1 }, 'سنة من العمر | عاما | سنة | عام | سنوات | أعوام'),
]
