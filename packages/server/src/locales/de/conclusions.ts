import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const extreme = (direction: Direction, time: boolean): string =>
  direction === 'descending'
    ? time
      ? 'am spätesten'
      : 'am höchsten'
    : time
      ? 'am frühesten'
      : 'am niedrigsten'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say`, wenn ${where}`)
const whose = (where: Phrase): Phrase => (where.length === 0 ? [] : say`, bei denen ${where}`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), ', '), ' und ', ...(phrases.at(-1) ?? [])]

/** A colon after a name spares its gender and case. */
export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${measure}${when(where)}: ${strong(value)}.`,
  rowCount: ({ count, table, where }) => say`Zeilen in ${table}${whose(where)}: ${strong(count)}.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${measure}${when(where)}: ${extreme(direction, time)} bei ${strong(names[0] ?? [])} mit ${strong(value)}.`
      : say`${measure}${when(where)}: ${extreme(direction, time)} bei ${strong(and(names))} gleichauf mit ${strong(value)}.`,
  next: ({ name, value }) => say`Danach folgt ${name} mit ${value}.`,
  span: ({ measure, high, low, where }) =>
    say`${measure}${when(where)}: am höchsten bei ${strong(high.name)} (${strong(high.value)}), am niedrigsten bei ${low.name} (${low.value}).`,
  alike: ({ measure, groups, value, where }) =>
    say`${measure}${when(where)}: in allen ${groups} Gruppen gleich, nämlich ${strong(value)}.`,
  group: ({ measure, only, where }) =>
    say`${measure}${when(where)}: ${strong(only.value)} für ${strong(only.name)}; weitere Gruppen gibt es nicht.`,
  groups: (count, keys) => say`Gruppen nach ${keys}: ${count}.`,
  found: ({ column, values, where }) => say`${column}${when(where)}: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`Zeilen in der Tabelle: ${strong(count)}.`
      : say`Zeilen${whose(where)}: ${strong(count)}.`,
  listed: (count, where) => say`Aufgelistete Zeilen${whose(where)}: ${strong(count)}.`,
  nothing: (where) =>
    where.length === 0 ? say`Es gibt keine Zeilen.` : say`Es gibt keine Zeile, bei der ${where}.`,
  noValue: (measure, where) =>
    say`${measure}${when(where)}: nicht zu berechnen, weil kein Wert vorhanden ist.`,
  tie: (count) => say`Gleichauf an der Spitze: ${count}.`,
  shown: (shown, all) => say`Der Text nennt ${shown} von ${all} Zeilen; die Tabelle enthält alle.`,
  pictured: (shown, all) => say`Das Bild zeigt die ersten ${shown} von ${all} Zeilen.`,
  limited: (limit) => say`Die Tabelle endet nach ${limit} Zeilen; es kann weitere geben.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`Fehlende Werte in ${column} sind nicht berücksichtigt.`
      : say`Fehlende Werte in ${column}, die nicht berücksichtigt sind: ${count}.`,
  withoutPartner: (table, count) => say`Zeilen ohne Gegenstück in ${table}: ${count}.`,
  missingName: '(fehlt)',
  yes: 'ja',
  no: 'nein',
}
