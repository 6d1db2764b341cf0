import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending'
    ? time
      ? 'Самое позднее значение'
      : 'Самое высокое значение'
    : time
      ? 'Самое раннее значение'
      : 'Самое низкое значение'
const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say`, где ${where}`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), ', '), ' и ', ...(phrases.at(-1) ?? [])]

/** Neither names of columns nor values can be inflected: they stand after a dash or a colon, or in quotation marks. */
export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) =>
    where.length === 0
      ? say`По всем строкам ${measure}: ${strong(value)}.`
      : say`По строкам${among(where)}, ${measure}: ${strong(value)}.`,
  rowCount: ({ count, table, where }) =>
    where.length === 0
      ? say`Всего строк в таблице «${table}»: ${strong(count)}.`
      : say`Строк в таблице «${table}»${among(where)}: ${strong(count)}.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${superlative(direction, time)} «${measure}»${among(where)}: ${strong(names[0] ?? [])} — ${strong(value)}.`
      : say`${superlative(direction, time)} «${measure}»${among(where)} делят ${strong(and(names))}: ${strong(value)}.`,
  next: ({ name, value }) => say`Далее идёт ${name}: ${value}.`,
  span: ({ measure, high, low, where }) =>
    say`Самое высокое значение «${measure}»${among(where)}: ${strong(high.name)} (${strong(high.value)}), самое низкое: ${low.name} (${low.value}).`,
  alike: ({ measure, groups, value, where }) =>
    say`Значение «${measure}»${among(where)} во всех группах (${groups}) одинаково: ${strong(value)}.`,
  group: ({ measure, only, where }) =>
    say`${strong(only.name)}${among(where)}: ${measure} — ${strong(only.value)}; других групп нет.`,
  groups: (count, keys) => say`Групп по признаку «${keys}»: ${count}.`,
  found: ({ column, values, where }) => say`${column}${among(where)}: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`Всего строк в таблице: ${strong(count)}.`
      : say`Строк${among(where)}: ${strong(count)}.`,
  listed: (count, where) => say`Показано строк${among(where)}: ${strong(count)}.`,
  nothing: (where) => (where.length === 0 ? say`Строк нет.` : say`Нет строк${among(where)}.`),
  noValue: (measure, where) => say`«${measure}»${among(where)}: вычислить нельзя, значений нет.`,
  tie: (count) => say`Лучший результат делят, всего: ${count}.`,
  shown: (shown, all) => say`В тексте учтено строк: ${shown} из ${all}; в таблице есть все.`,
  pictured: (shown, all) => say`На рисунке показаны первые строки: ${shown} из ${all}.`,
  limited: (limit) => say`Таблица обрывается, показано строк: ${limit}; дальше могут быть ещё.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`Пропуски в колонке «${column}» не учтены.`
      : say`Пропуски в колонке «${column}» не учтены: ${count}.`,
  withoutPartner: (table, count) => say`Строки без соответствия в ${table}: ${count}.`,
  missingName: '(нет значения)',
  yes: 'да',
  no: 'нет',
}
