import { withArticle } from './forms.ts'

/** What columns are called that some words already measure, in Arabic and in English. */
const columns = (own: string, english: string): readonly string[] => [
  ...withArticle(own),
  ...english.split(' '),
]

export const prices = columns(
  'سعر أسعار ثمن تكلفة كلفة رسم رسوم أجرة إيجار تعرفة',
  'price fare cost fee charge rent',
)
export const lengths = columns(
  'مدة طول مسافة زمن دقائق ساعات',
  'duration length distance runtime minutes hours',
)
export const times = columns('تاريخ وقت سنة عام يوم موعد', 'date time year day')
export const ages = columns('عمر سن أعمار', 'age')
export const heights = columns('ارتفاع طول علو', 'height elevation altitude')
export const weights = columns('وزن كتلة', 'weight mass')
export const warmth = columns('حرارة', 'temperature')
export const speeds = columns('سرعة', 'speed velocity')
export const people = columns('سكان', 'population inhabitants residents')
export const pays = columns('راتب رواتب أجر أجور دخل مرتب', 'salary pay wage income')
export const ratings = columns('تقييم درجة نجوم نقاط', 'rating score stars')
export const areas = columns('مساحة حجم', 'area size surface')
export const depths = columns('عمق', 'depth')
export const widths = columns('عرض', 'width breadth')
export const densities = columns('كثافة', 'density')
