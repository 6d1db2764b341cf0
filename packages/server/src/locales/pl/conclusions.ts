import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending'
    ? time
      ? 'Najpóźniejsza wartość'
      : 'Najwyższa wartość'
    : time
      ? 'Najwcześniejsza wartość'
      : 'Najniższa wartość'
const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (tam, gdzie ${where})`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), ', '), ' i ', ...(phrases.at(-1) ?? [])]

/** Neither names of columns nor values can be inflected: they stand after a colon, a dash, or in quotation marks. */
export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) =>
    where.length === 0
      ? say`Dla wszystkich wierszy ${measure}: ${strong(value)}.`
      : say`Dla wierszy, w których ${where}, ${measure}: ${strong(value)}.`,
  rowCount: ({ count, table, where }) =>
    where.length === 0
      ? say`Liczba wierszy w tabeli „${table}”: ${strong(count)}.`
      : say`Liczba wierszy w tabeli „${table}”, w których ${where}: ${strong(count)}.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${superlative(direction, time)} „${measure}”${among(where)}: ${strong(names[0] ?? [])} – ${strong(value)}.`
      : say`${superlative(direction, time)} „${measure}”${among(where)} przypada równo na ${strong(and(names))}: ${strong(value)}.`,
  next: ({ name, value }) => say`Dalej jest ${name}: ${value}.`,
  span: ({ measure, high, low, where }) =>
    say`Najwyższa wartość „${measure}”${among(where)}: ${strong(high.name)} (${strong(high.value)}), najniższa: ${low.name} (${low.value}).`,
  alike: ({ measure, groups, value, where }) =>
    say`Wartość „${measure}”${among(where)} jest we wszystkich grupach (${groups}) taka sama: ${strong(value)}.`,
  group: ({ measure, only, where }) =>
    say`${strong(only.name)}${among(where)}: ${measure} – ${strong(only.value)}; innych grup nie ma.`,
  groups: (count, keys) => say`Liczba grup według „${keys}”: ${count}.`,
  found: ({ column, values, where }) => say`${column}${among(where)}: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`Liczba wierszy w tabeli: ${strong(count)}.`
      : say`Liczba wierszy, w których ${where}: ${strong(count)}.`,
  listed: (count, where) => say`Liczba pokazanych wierszy${among(where)}: ${strong(count)}.`,
  nothing: (where) =>
    where.length === 0 ? say`Nie ma żadnych wierszy.` : say`Nie ma wierszy, w których ${where}.`,
  noValue: (measure, where) => say`„${measure}”${among(where)}: nie da się obliczyć, brak wartości.`,
  tie: (count) => say`Najlepszy wynik mają wspólnie, łącznie: ${count}.`,
  shown: (shown, all) => say`Tekst obejmuje wiersze: ${shown} z ${all}; w tabeli są wszystkie.`,
  pictured: (shown, all) => say`Obraz pokazuje pierwsze wiersze: ${shown} z ${all}.`,
  limited: (limit) => say`Tabela jest ucięta, liczba wierszy: ${limit}; dalej może być ich więcej.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`Pominięto braki w kolumnie „${column}”.`
      : say`Pominięto braki w kolumnie „${column}”: ${count}.`,
  withoutPartner: (table, count) => say`Wiersze bez odpowiednika w ${table}: ${count}.`,
  missingName: '(brak wartości)',
  yes: 'tak',
  no: 'nie',
}
