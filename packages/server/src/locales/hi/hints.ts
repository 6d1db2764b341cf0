/** What columns are called that some words already measure, in Hindi and in English. */
const columns = (own: string, english: string): readonly string[] => [
  ...own.split(' '),
  ...english.split(' '),
]

export const prices = columns(
  'कीमत मूल्य दाम किराया भाड़ा शुल्क लागत रेट प्राइस',
  'price fare cost fee charge rent',
)
export const lengths = columns(
  'अवधि लंबाई दूरी समय मिनट घंटे',
  'duration length distance runtime minutes hours',
)
export const times = columns('तारीख तिथि दिनांक समय वर्ष साल दिन', 'date time year day')
export const ages = columns('उम्र आयु', 'age')
export const heights = columns('ऊंचाई लंबाई कद', 'height elevation altitude')
export const weights = columns('वजन भार वज़न', 'weight mass')
export const warmth = columns('तापमान ताप', 'temperature')
export const speeds = columns('गति रफ्तार स्पीड', 'speed velocity')
export const people = columns('जनसंख्या आबादी', 'population inhabitants residents')
export const pays = columns('वेतन तनख्वाह सैलरी आय मजदूरी', 'salary pay wage income')
export const ratings = columns('रेटिंग अंक स्कोर सितारे', 'rating score stars')
export const areas = columns('क्षेत्रफल आकार', 'area size surface')
export const depths = columns('गहराई', 'depth')
export const widths = columns('चौड़ाई', 'width breadth')
export const densities = columns('घनत्व', 'density')
