import type { Heard } from '../hears.ts'
import { each, split } from './forms.ts'
import { said } from './measures.ts'

const months: readonly string[] = [
  'जनवरी | जन',
  'फ़रवरी | फरवरी | फर',
  'मार्च',
  'अप्रैल | अप्रेल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर | सितम्बर | सित',
  'अक्टूबर | अक्तूबर | अक्टू',
  'नवंबर | नवम्बर | नवं',
  'दिसंबर | दिसम्बर | दिसं',
]

const ordinals = [
  'पहली | पहला | पहले | प्रथम',
  'दूसरी | दूसरा | दूसरे | द्वितीय',
  'तीसरी | तीसरा | तीसरे | तृतीय',
  'चौथी | चौथा | चौथे | चतुर्थ',
]
const halves = ['छमाही', 'अर्धवार्षिक', 'आधा', 'आधे', 'अर्धांश', 'आधे साल']
const quarters = ['तिमाही', 'क्वार्टर']

const grains = {
  day: ['दिन'],
  week: ['सप्ताह', 'हफ्ता', 'हफ्ते'],
  month: ['महीना', 'महीने', 'माह'],
  quarter: ['तिमाही', 'क्वार्टर'],
  year: ['साल', 'वर्ष'],
} as const

const numbers: { readonly [words: string]: number } = {
  'शून्य | ज़ीरो': 0,
  'एक | एक बार': 1,
  'दो | दो बार | दोनों': 2,
  'तीन | तीन बार | तीनों': 3,
  चार: 4,
  'पांच | पाँच': 5,
  'छह | छः | छ': 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  ग्यारह: 11,
  'बारह | दर्जन': 12,
  'पंद्रह | पन्द्रह': 15,
  बीस: 20,
  पच्चीस: 25,
  तीस: 30,
  चालीस: 40,
  पचास: 50,
  साठ: 60,
  सत्तर: 70,
  अस्सी: 80,
  नब्बे: 90,
  'सौ | एक सौ': 100,
  'दो सौ': 200,
  'पांच सौ | पाँच सौ': 500,
  'हज़ार | हजार | एक हज़ार': 1000,
  'लाख | एक लाख': 1e5,
  'करोड़ | एक करोड़': 1e7,
}

export const periods: readonly Heard[] = [
  ...[0, 1].map((index) =>
    said(
      { kind: 'half', half: index + 1 },
      `h${index + 1} | ${index === 0 ? 'पूर्वार्ध' : 'उत्तरार्ध'}`,
      each(split(ordinals[index] ?? ''), halves),
    ),
  ),
  ...(['day', 'week', 'month', 'quarter', 'year'] as const).flatMap((grain): Heard[] => [
    said(
      { kind: 'relative', period: grain, back: 1 },
      '',
      each(['पिछला', 'पिछले', 'पिछली', 'गत', 'बीते', 'बीता', 'गुज़रे'], grains[grain]),
    ),
    said(
      { kind: 'relative', period: grain, back: 0 },
      '',
      each(['इस', 'यह', 'वर्तमान', 'मौजूदा', 'चालू'], grains[grain]),
    ),
  ]),
  said({ kind: 'relative', period: 'day', back: 0 }, 'आज | आज के'),
  said({ kind: 'relative', period: 'day', back: 1 }, 'कल | बीता कल | बीते कल'),
  ...months.map((names, index) =>
    said({ kind: 'month', month: index + 1 }, names, each(split(names), ['महीने', 'माह'])),
  ),
  ...[0, 1, 2, 3].map((index) =>
    said(
      { kind: 'quarter', quarter: index + 1 },
      `q${index + 1} | क्यू${index + 1}`,
      each([...split(ordinals[index] ?? ''), `${index + 1}`], quarters),
      each(quarters, [`${index + 1}`]),
    ),
  ),
  ...Object.entries(numbers).map(([forms, value]) => said({ kind: 'number', value }, forms)),
]

export const units: readonly Heard[] = [
  said({ kind: 'unit', of: 'time', size: 1 }, 'सेकंड | सेकेंड | सेकण्ड'),
  said({ kind: 'unit', of: 'time', size: 60 }, 'मिनट | मिनटों | मिनिट'),
  said({ kind: 'unit', of: 'time', size: 3600 }, 'घंटा | घंटे | घंटों | घण्टे'),
  said({ kind: 'unit', of: 'length', size: 0.01 }, 'सेमी | सेंटीमीटर'),
  said({ kind: 'unit', of: 'length', size: 1 }, 'मीटर | मी'),
  said({ kind: 'unit', of: 'length', size: 1000 }, 'किमी | किलोमीटर | कि मी'),
  said({ kind: 'unit', of: 'length', size: 1609.344 }, 'मील'),
  said({ kind: 'unit', of: 'weight', size: 0.001 }, 'ग्राम'),
  said({ kind: 'unit', of: 'weight', size: 1 }, 'किलो | किलोग्राम | किग्रा'),
  said({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'पाउंड | पौंड'),
  said({ kind: 'unit', of: 'weight', size: 1000 }, 'टन'),
  said({ kind: 'unit', of: 'dollar', size: 1 }, 'डॉलर | डालर | usd'),
  said({ kind: 'unit', of: 'euro', size: 1 }, 'यूरो | eur'),
  said({ kind: 'unit', of: 'yuan', size: 1 }, 'युआन'),
  said({ kind: 'unit', of: 'rupee', size: 1 }, 'रुपया | रुपये | रुपए | रुपयों | रु | inr'),
  said({ kind: 'unit', of: 'age', size: 1 }, 'साल की उम्र | वर्ष की आयु | साल | वर्ष'),
]
