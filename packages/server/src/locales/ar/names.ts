import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

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
  mode: 'القيمة الأكثر تكرارًا في',
  share: 'نسبة',
}

const ends: { readonly [Function in MeasureFunction]?: string } = { minimum: 'أقدم', maximum: 'أحدث' }

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'السنة',
  quarter: 'الربع',
  month: 'الشهر',
  week: 'الأسبوع',
  day: 'اليوم',
}

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'نسبة الصفوف (%)' : 'عدد الصفوف'
    return `${time ? (ends[measure] ?? measures[measure]) : measures[measure]} ${column}`
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) => measured.join('، ') + (keys.length === 0 ? '' : ` حسب ${keys.join(' ثم ')}`),
  ranked: (title, direction) => `${title}، ${direction === 'descending' ? 'تنازليًا' : 'تصاعديًا'}`,
  listed: (columns, table) => `${columns.join('، ')} من ${table}`,
  rowsOf: (table) => `صفوف ${table}`,
  filtered: (title) => `${title}، بعد التصفية`,
}
