import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'
import { isolated } from './isolated.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? 'أحدث قيمة' : 'أعلى قيمة') : time ? 'أقدم قيمة' : 'أدنى قيمة'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say` حيث ${where}`)
const strong = (phrase: Phrase): Phrase => say`**${isolated(phrase)}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), '، '), ' و', ...(phrases.at(-1) ?? [])]

/** Names of columns have no known gender and take no article: they stand before a colon, or in quotation marks. */
export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${isolated(measure)}${when(where)}: ${strong(value)}.`,
  rowCount: ({ count, table, where }) =>
    where.length === 0
      ? say`عدد صفوف الجدول «${isolated(table)}»: ${strong(count)}.`
      : say`عدد صفوف الجدول «${isolated(table)}»${when(where)}: ${strong(count)}.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${superlative(direction, time)} من حيث «${isolated(measure)}»${when(where)}: ${strong(names[0] ?? [])} (${strong(value)}).`
      : say`${superlative(direction, time)} من حيث «${isolated(measure)}»${when(where)} مشتركة بين ${and(names.map(strong))}: ${strong(value)}.`,
  next: ({ name, value }) => say`يلي ذلك ${isolated(name)} (${isolated(value)}).`,
  span: ({ measure, high, low, where }) =>
    say`«${isolated(measure)}»${when(where)}: أعلى قيمة لدى ${strong(high.name)} (${strong(high.value)})، وأدنى قيمة لدى ${isolated(low.name)} (${isolated(low.value)}).`,
  alike: ({ measure, groups, value, where }) =>
    say`«${isolated(measure)}»${when(where)}: القيمة نفسها في جميع المجموعات (${isolated(groups)})، وهي ${strong(value)}.`,
  group: ({ measure, only, where }) =>
    say`${strong(only.name)}${when(where)}، ${isolated(measure)}: ${strong(only.value)}؛ ولا توجد مجموعة أخرى.`,
  groups: (count, keys) => say`عدد المجموعات حسب «${isolated(keys)}»: ${isolated(count)}.`,
  found: ({ column, values, where }) => say`${isolated(column)}${when(where)}: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`عدد صفوف الجدول: ${strong(count)}.`
      : say`عدد الصفوف${when(where)}: ${strong(count)}.`,
  listed: (count, where) => say`عدد الصفوف المعروضة${when(where)}: ${strong(count)}.`,
  nothing: (where) => (where.length === 0 ? say`لا توجد صفوف.` : say`لا توجد صفوف تحقق الشرط: ${where}.`),
  noValue: (measure, where) => say`تعذّر حساب «${isolated(measure)}»${when(where)}: لا توجد قيم.`,
  tie: (count) => say`عدد المتعادلين في الصدارة: ${isolated(count)}.`,
  shown: (shown, all) =>
    say`يغطي النص ${isolated(shown)} من أصل ${isolated(all)} من الصفوف؛ والجدول يضمها جميعًا.`,
  pictured: (shown, all) => say`تعرض الصورة أول ${isolated(shown)} من أصل ${isolated(all)} من الصفوف.`,
  limited: (limit) => say`ينتهي الجدول عند هذا العدد من الصفوف: ${isolated(limit)}؛ وقد يوجد المزيد.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`لم تُحتسب القيم المفقودة في «${isolated(column)}».`
      : say`لم تُحتسب القيم المفقودة في «${isolated(column)}»، وعددها: ${isolated(count)}.`,
  withoutPartner: (table, count) => say`صفوف بلا مقابل في «${isolated(table)}»: ${isolated(count)}.`,
  missingName: '(قيمة مفقودة)',
  yes: 'نعم',
  no: 'لا',
}
