import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? 'latest' : 'highest') : time ? 'earliest' : 'lowest'
const isOne = (count: Phrase): boolean =>
  count.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('') === '1'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say` where ${where}`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), ', '), ' and ', ...(phrases.at(-1) ?? [])]

export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`The ${measure}${when(where)} is ${strong(value)}.`,
  rowCount: ({ count, table, where }) =>
    where.length === 0
      ? say`${table} has ${strong(count)} ${isOne(count) ? 'row' : 'rows'}.`
      : say`Rows of ${table} where ${where}: ${strong(count)}.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${strong(names[0] ?? [])} has the ${superlative(direction, time)} ${measure}${when(where)}: ${strong(value)}.`
      : say`${strong(and(names))} share the ${superlative(direction, time)} ${measure}${when(where)}: ${strong(value)}.`,
  next: ({ name, value }) => say`Next comes ${name} with ${value}.`,
  span: ({ measure, high, low, where }) =>
    say`The ${measure}${when(where)} is highest for ${strong(high.name)} (${strong(high.value)}) and lowest for ${low.name} (${low.value}).`,
  alike: ({ measure, groups, value, where }) =>
    say`The ${measure}${when(where)} is ${strong(value)} for each of the ${groups} groups.`,
  group: ({ measure, only, where }) =>
    say`The ${measure} of ${strong(only.name)}${when(where)} is ${strong(only.value)}; there is no other group.`,
  groups: (count, keys) => say`Groups by ${keys}: ${count}.`,
  found: ({ column, values, where }) => say`The ${column}${when(where)}: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`Rows in the table: ${strong(count)}.`
      : say`Rows where ${where}: ${strong(count)}.`,
  listed: (count, where) => say`Rows listed${when(where)}: ${strong(count)}.`,
  nothing: (where) => (where.length === 0 ? say`There are no rows.` : say`No row matches: ${where}.`),
  noValue: (measure, where) => say`There is no ${measure}${when(where)}: no value is present.`,
  tie: (count) => say`So many are tied at the top: ${count}.`,
  shown: (shown, all) => say`The text covers ${shown} of ${all} rows; the table has them all.`,
  pictured: (shown, all) => say`The picture shows the first ${shown} of ${all} rows.`,
  limited: (limit) => say`The table ends after ${limit} rows; more may follow.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`Missing values of ${column} are left out.`
      : say`Missing values of ${column} are left out: ${count}.`,
  withoutPartner: (table, count) => say`Rows without a partner in ${table}: ${count}.`,
  missingName: '(missing)',
  yes: 'yes',
  no: 'no',
}
