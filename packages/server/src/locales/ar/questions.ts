import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'

/** The column follows as it is called: متوسط السعر. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'عدد',
  distinct: 'عدد القيم المختلفة في',
  sum: 'إجمالي',
  mean: 'متوسط',
  median: 'وسيط',
  minimum: 'أدنى',
  maximum: 'أعلى',
  range: 'مدى',
  deviation: 'الانحراف المعياري في',
  variance: 'تباين',
  mode: 'منوال',
  share: 'نسبة',
}

const grains = { year: 'السنة', quarter: 'الربع', month: 'الشهر', week: 'الأسبوع', day: 'اليوم' } as const

const distinct = (column: string): string => `كم عدد القيم المختلفة في ${column}؟`
const asked = (measure: MeasureFunction, column: string): string => `ما ${measures[measure]} ${column}`

export const questions: SaysQuestions = {
  countRows: () => 'كم عدد الصفوف؟',
  measure: (measure, column) => (measure === 'distinct' ? distinct(column) : `${asked(measure, column)}؟`),
  measureBy: (measure, column, key) => `${asked(measure, column)} حسب ${key}؟`,
  measureOver: (measure, column, grain) => `${asked(measure, column)} حسب ${grains[grain]}؟`,
  countBy: (key) => `كم عدد الصفوف حسب ${key}؟`,
  countOver: (grain) => `كم عدد الصفوف حسب ${grains[grain]}؟`,
  topGroup: (key, measure, column) => `أي ${key} لديه أعلى ${measures[measure]} ${column}؟`,
  mostRows: (key) => `أي ${key} لديه أكبر عدد من الصفوف؟`,
  topRows: (count, column) => `اعرض أعلى ${count} صفوف حسب ${column}`,
  distinct,
  where: (question, column, value) => `${question.replace(/؟$/, '')} حيث ${column} يساوي ${value}؟`,
  inTable: (question, table) => `${question.replace(/[؟.\s]+$/, '')} في «${table}»؟`,
  quoted: (name) => `«${name}»`,
}
