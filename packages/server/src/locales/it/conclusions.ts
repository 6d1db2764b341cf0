import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const extreme = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? 'più recente' : 'più alto') : time ? 'più remoto' : 'più basso'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (con ${where})`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), ', '), ' e ', ...(phrases.at(-1) ?? [])]

/** A colon after a name spares its gender and number. */
export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${measure}${when(where)}: ${strong(value)}.`,
  rowCount: ({ count, table, where }) => say`Righe di ${table}${when(where)}: ${strong(count)}.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${measure}${when(where)}: il valore ${extreme(direction, time)} è di ${strong(names[0] ?? [])}, con ${strong(value)}.`
      : say`${measure}${when(where)}: il valore ${extreme(direction, time)} è condiviso da ${strong(and(names))}, con ${strong(value)}.`,
  next: ({ name, value }) => say`Segue ${name}, con ${value}.`,
  span: ({ measure, high, low, where }) =>
    say`${measure}${when(where)}: il valore più alto è di ${strong(high.name)} (${strong(high.value)}) e il più basso di ${low.name} (${low.value}).`,
  alike: ({ measure, groups, value, where }) =>
    say`${measure}${when(where)}: lo stesso valore in tutti i ${groups} gruppi, ${strong(value)}.`,
  group: ({ measure, only, where }) =>
    say`${measure}${when(where)}: ${strong(only.value)} per ${strong(only.name)}; non ci sono altri gruppi.`,
  groups: (count, keys) => say`Gruppi per ${keys}: ${count}.`,
  found: ({ column, values, where }) => say`${column}${when(where)}: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`Righe della tabella: ${strong(count)}.`
      : say`Righe${when(where)}: ${strong(count)}.`,
  listed: (count, where) => say`Righe elencate${when(where)}: ${strong(count)}.`,
  nothing: (where) =>
    where.length === 0 ? say`Non ci sono righe.` : say`Non c'è nessuna riga con ${where}.`,
  noValue: (measure, where) => say`${measure}${when(where)}: non si può calcolare, perché mancano i valori.`,
  tie: (count) => say`A pari merito in testa: ${count}.`,
  shown: (shown, all) => say`Il testo riporta ${shown} righe su ${all}; la tabella le contiene tutte.`,
  pictured: (shown, all) => say`L'immagine mostra le prime ${shown} righe su ${all}.`,
  limited: (limit) => say`La tabella termina dopo ${limit} righe; potrebbero essercene altre.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`I valori mancanti di ${column} non sono considerati.`
      : say`Valori mancanti di ${column}, non considerati: ${count}.`,
  withoutPartner: (table, count) => say`Righe senza corrispondenza in ${table}: ${count}.`,
  missingName: '(senza valore)',
  yes: 'sì',
  no: 'no',
}
