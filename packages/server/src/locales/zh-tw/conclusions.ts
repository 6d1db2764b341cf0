import { joined, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'
import { say } from '../zh-cn/spaced.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? '最晚' : '最高') : time ? '最早' : '最低'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say`在${where}的條件下，`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase => joined(phrases, '、')

export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${when(where)}${measure}為 ${strong(value)}。`,
  rowCount: ({ count, table, where }) =>
    where.length === 0
      ? say`${table}共有 ${strong(count)} 筆資料。`
      : say`${table}中符合${where}的資料共 ${strong(count)} 筆。`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${when(where)}${strong(names[0] ?? [])} 的${measure}${superlative(direction, time)}，為 ${strong(value)}。`
      : say`${when(where)}${strong(and(names))} 的${measure}並列${superlative(direction, time)}，皆為 ${strong(value)}。`,
  next: ({ name, value }) => say`其次是${name}，為${value}。`,
  span: ({ measure, high, low, where }) =>
    say`${when(where)}${measure}最高的是 ${strong(high.name)}（${strong(high.value)}），最低的是${low.name}（${low.value}）。`,
  alike: ({ measure, groups, value, where }) =>
    say`${when(where)}全部${groups}個分組的${measure}都是 ${strong(value)}。`,
  group: ({ measure, only, where }) =>
    say`${when(where)}${strong(only.name)} 的${measure}為 ${strong(only.value)}，沒有其他分組。`,
  groups: (count, keys) => say`依${keys}分組，共${count}組。`,
  found: ({ column, values, where }) => say`${when(where)}${column}：${and(values.map(strong))}。`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`表格共有 ${strong(count)} 筆資料。`
      : say`符合${where}的資料共 ${strong(count)} 筆。`,
  listed: (count, where) => say`${when(where)}列出 ${strong(count)} 筆資料。`,
  nothing: (where) => (where.length === 0 ? say`沒有任何資料。` : say`沒有符合${where}的資料。`),
  noValue: (measure, where) => say`${when(where)}沒有${measure}：沒有可用的值。`,
  tie: (count) => say`並列最前的數量：${count}。`,
  shown: (shown, all) => say`文字只涉及${all}筆中的${shown}筆，表格包含全部。`,
  pictured: (shown, all) => say`圖中只顯示${all}筆中的前${shown}筆。`,
  limited: (limit) => say`表格只列出${limit}筆，其後可能還有更多。`,
  leftOut: (column, count) =>
    count === undefined ? say`${column}的遺漏值未計入。` : say`${column}有${count}個遺漏值未計入。`,
  withoutPartner: (table, count) => say`有${count}列在${table}中沒有對應的列。`,
  missingName: '（遺漏）',
  yes: '是',
  no: '否',
}
