import { joined, type Phrase } from '../phrase.ts'
import { say } from './spaced.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? '最晚' : '最高') : time ? '最早' : '最低'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say`在${where}的条件下，`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase => joined(phrases, '、')

export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${when(where)}${measure}为 ${strong(value)}。`,
  rowCount: ({ count, table, where }) =>
    where.length === 0
      ? say`${table}共有 ${strong(count)} 行。`
      : say`${table}中满足${where}的行数为 ${strong(count)}。`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${when(where)}${strong(names[0] ?? [])} 的${measure}${superlative(direction, time)}，为 ${strong(value)}。`
      : say`${when(where)}${strong(and(names))} 的${measure}并列${superlative(direction, time)}，均为 ${strong(value)}。`,
  next: ({ name, value }) => say`其次是${name}，为${value}。`,
  span: ({ measure, high, low, where }) =>
    say`${when(where)}${measure}最高的是 ${strong(high.name)}（${strong(high.value)}），最低的是${low.name}（${low.value}）。`,
  alike: ({ measure, groups, value, where }) =>
    say`${when(where)}全部${groups}个分组的${measure}都是 ${strong(value)}。`,
  group: ({ measure, only, where }) =>
    say`${when(where)}${strong(only.name)} 的${measure}为 ${strong(only.value)}，没有其他分组。`,
  groups: (count, keys) => say`按${keys}分组，共${count}组。`,
  found: ({ column, values, where }) => say`${when(where)}${column}：${and(values.map(strong))}。`,
  rows: ({ count, where }) =>
    where.length === 0 ? say`表中共有 ${strong(count)} 行。` : say`满足${where}的共有 ${strong(count)} 行。`,
  listed: (count, where) => say`${when(where)}列出 ${strong(count)} 行。`,
  nothing: (where) => (where.length === 0 ? say`没有任何数据行。` : say`没有满足${where}的数据行。`),
  noValue: (measure, where) => say`${when(where)}没有${measure}：没有可用的值。`,
  tie: (count) => say`并列最前的数量：${count}。`,
  shown: (shown, all) => say`文字只涉及${all}行中的${shown}行，表格包含全部。`,
  pictured: (shown, all) => say`图中只显示${all}行中的前${shown}行。`,
  limited: (limit) => say`表格只列出${limit}行，其后可能还有更多。`,
  leftOut: (column, count) =>
    count === undefined ? say`${column}的缺失值未计入。` : say`${column}有${count}个缺失值未计入。`,
  withoutPartner: (table, count) => say`有${count}行在${table}中没有对应的行。`,
  missingName: '（缺失）',
  yes: '是',
  no: '否',
}
