import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'
import { josa } from './josa.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? '가장 늦은' : '가장 높은') : time ? '가장 이른' : '가장 낮은'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say`${where}인 데이터에서 `)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase => joined(phrases, ', ')

export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) =>
    say`${when(where)}${josa(measure, '은', '는')} ${strong(value)}입니다.`,
  rowCount: ({ count, table, where }) =>
    where.length === 0
      ? say`${table}의 행 수는 ${strong(count)}입니다.`
      : say`${table}에서 ${where}인 행의 수는 ${strong(count)}입니다.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${when(where)}${josa(measure, '이', '가')} ${superlative(direction, time)} 항목은 ${strong(names[0] ?? [])}이며, 값은 ${strong(value)}입니다.`
      : say`${when(where)}${josa(measure, '이', '가')} ${superlative(direction, time)} 항목은 ${and(names.map(strong))}이며, 값은 모두 ${strong(value)}입니다.`,
  next: ({ name, value }) => say`그다음은 ${name}(${value})입니다.`,
  span: ({ measure, high, low, where }) =>
    say`${when(where)}${josa(measure, '은', '는')} ${strong(high.name)}에서 가장 높고(${strong(high.value)}), ${low.name}에서 가장 낮습니다(${low.value}).`,
  alike: ({ measure, groups, value, where }) =>
    say`${when(where)}${groups}개 그룹 모두 ${josa(measure, '이', '가')} ${strong(value)}입니다.`,
  group: ({ measure, only, where }) =>
    say`${when(where)}${strong(only.name)}의 ${josa(measure, '은', '는')} ${strong(only.value)}이며, 다른 그룹은 없습니다.`,
  groups: (count, keys) => say`${keys} 기준 그룹 수는 ${count}입니다.`,
  found: ({ column, values, where }) => say`${when(where)}${column}: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`표의 행 수는 ${strong(count)}입니다.`
      : say`${where}인 행의 수는 ${strong(count)}입니다.`,
  listed: (count, where) => say`${when(where)}표시한 행의 수: ${strong(count)}.`,
  nothing: (where) => (where.length === 0 ? say`데이터 행이 없습니다.` : say`${where}인 행이 없습니다.`),
  noValue: (measure, where) => say`${when(where)}값이 없어 ${josa(measure, '을', '를')} 구할 수 없습니다.`,
  tie: (count) => say`공동 선두의 수: ${count}.`,
  shown: (shown, all) => say`본문은 ${all}행 가운데 ${shown}행만 다룹니다. 표에는 전부 있습니다.`,
  pictured: (shown, all) => say`그림은 ${all}행 가운데 처음 ${shown}행을 보여 줍니다.`,
  limited: (limit) => say`표는 ${limit}행까지만 보여 줍니다. 뒤에 더 있을 수 있습니다.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`${column}의 결측값은 제외했습니다.`
      : say`${column}의 결측값 ${count}개는 제외했습니다.`,
  withoutPartner: (table, count) => say`${table}에 대응하는 행이 없는 행: ${count}개.`,
  missingName: '(결측)',
  yes: '예',
  no: '아니요',
}
