import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? '最も遅い' : '最大な') : time ? '最も早い' : '最小な'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say`${where}のデータでは、`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase => joined(phrases, '、')

export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${when(where)}${measure}は ${strong(value)} です。`,
  rowCount: ({ count, table, where }) =>
    where.length === 0
      ? say`${table}の行数は ${strong(count)} です。`
      : say`${table}のうち、${where}の行数は ${strong(count)} です。`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${when(where)}${measure}が${superlative(direction, time)}のは ${strong(names[0] ?? [])} で、値は ${strong(value)} です。`
      : say`${when(where)}${measure}が${superlative(direction, time)}のは ${and(names.map(strong))} で、いずれも ${strong(value)} です。`,
  next: ({ name, value }) => say`次いで${name}が${value}です。`,
  span: ({ measure, high, low, where }) =>
    say`${when(where)}${measure}が最大なのは ${strong(high.name)}（${strong(high.value)}）、最小なのは${low.name}（${low.value}）です。`,
  alike: ({ measure, groups, value, where }) =>
    say`${when(where)}全${groups}グループの${measure}はいずれも ${strong(value)} です。`,
  group: ({ measure, only, where }) =>
    say`${when(where)}${strong(only.name)} の${measure}は ${strong(only.value)} です。ほかのグループはありません。`,
  groups: (count, keys) => say`${keys}別のグループ数は${count}です。`,
  found: ({ column, values, where }) => say`${when(where)}${column}：${and(values.map(strong))}。`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`表の行数は ${strong(count)} です。`
      : say`${where}の行数は ${strong(count)} です。`,
  listed: (count, where) => say`${when(where)}${strong(count)} 行を表示します。`,
  nothing: (where) => (where.length === 0 ? say`該当する行はありません。` : say`${where}の行はありません。`),
  noValue: (measure, where) => say`${when(where)}値がないため、${measure}は求められません。`,
  tie: (count) => say`首位に並んでいる数：${count}。`,
  shown: (shown, all) => say`本文で触れたのは${all}行のうち${shown}行です。表にはすべて含まれます。`,
  pictured: (shown, all) => say`図に示したのは${all}行のうち最初の${shown}行です。`,
  limited: (limit) => say`表は${limit}行までです。続きがある可能性があります。`,
  leftOut: (column, count) =>
    count === undefined
      ? say`${column}の欠損値は除外しました。`
      : say`${column}の欠損値${count}件は除外しました。`,
  withoutPartner: (table, count) => say`${table}に対応する行がない行は${count}件です。`,
  missingName: '（欠損）',
  yes: 'はい',
  no: 'いいえ',
}
