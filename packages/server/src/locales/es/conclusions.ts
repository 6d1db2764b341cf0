import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const extreme = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? 'más reciente' : 'más alto') : time ? 'más antiguo' : 'más bajo'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (con ${where})`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), ', '), ' y ', ...(phrases.at(-1) ?? [])]

/** A colon after a name spares its gender and number. */
export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${measure}${when(where)}: ${strong(value)}.`,
  rowCount: ({ count, table, where }) => say`Filas de ${table}${when(where)}: ${strong(count)}.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${measure}${when(where)}: el valor ${extreme(direction, time)} corresponde a ${strong(names[0] ?? [])}, con ${strong(value)}.`
      : say`${measure}${when(where)}: el valor ${extreme(direction, time)} lo comparten ${strong(and(names))}, con ${strong(value)}.`,
  next: ({ name, value }) => say`Le sigue ${name}, con ${value}.`,
  span: ({ measure, high, low, where }) =>
    say`${measure}${when(where)}: el valor más alto corresponde a ${strong(high.name)} (${strong(high.value)}) y el más bajo, a ${low.name} (${low.value}).`,
  alike: ({ measure, groups, value, where }) =>
    say`${measure}${when(where)}: el mismo valor en los ${groups} grupos, ${strong(value)}.`,
  group: ({ measure, only, where }) =>
    say`${measure}${when(where)}: ${strong(only.value)} para ${strong(only.name)}; no hay otros grupos.`,
  groups: (count, keys) => say`Grupos por ${keys}: ${count}.`,
  found: ({ column, values, where }) => say`${column}${when(where)}: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`Filas de la tabla: ${strong(count)}.`
      : say`Filas${when(where)}: ${strong(count)}.`,
  listed: (count, where) => say`Filas mostradas${when(where)}: ${strong(count)}.`,
  nothing: (where) => (where.length === 0 ? say`No hay filas.` : say`No hay ninguna fila con ${where}.`),
  noValue: (measure, where) => say`${measure}${when(where)}: no se puede calcular porque no hay valores.`,
  tie: (count) => say`Empatados en cabeza: ${count}.`,
  shown: (shown, all) => say`El texto recoge ${shown} de ${all} filas; la tabla las contiene todas.`,
  pictured: (shown, all) => say`La imagen muestra las primeras ${shown} de ${all} filas.`,
  limited: (limit) => say`La tabla termina tras ${limit} filas; puede haber más.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`No se tienen en cuenta los valores que faltan en ${column}.`
      : say`Valores que faltan en ${column} y no se tienen en cuenta: ${count}.`,
  withoutPartner: (table, count) => say`Filas sin correspondencia en ${table}: ${count}.`,
  missingName: '(sin valor)',
  yes: 'sí',
  no: 'no',
}
