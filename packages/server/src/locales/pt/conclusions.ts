import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const extreme = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? 'mais recente' : 'mais alto') : time ? 'mais antigo' : 'mais baixo'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (com ${where})`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), ', '), ' e ', ...(phrases.at(-1) ?? [])]

/** A colon after a name spares its gender and number. */
export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${measure}${when(where)}: ${strong(value)}.`,
  rowCount: ({ count, table, where }) => say`Linhas de ${table}${when(where)}: ${strong(count)}.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${measure}${when(where)}: o valor ${extreme(direction, time)} é de ${strong(names[0] ?? [])}, com ${strong(value)}.`
      : say`${measure}${when(where)}: o valor ${extreme(direction, time)} é compartilhado por ${strong(and(names))}, com ${strong(value)}.`,
  next: ({ name, value }) => say`Em seguida vem ${name}, com ${value}.`,
  span: ({ measure, high, low, where }) =>
    say`${measure}${when(where)}: o valor mais alto é de ${strong(high.name)} (${strong(high.value)}) e o mais baixo, de ${low.name} (${low.value}).`,
  alike: ({ measure, groups, value, where }) =>
    say`${measure}${when(where)}: o mesmo valor em todos os ${groups} grupos, ${strong(value)}.`,
  group: ({ measure, only, where }) =>
    say`${measure}${when(where)}: ${strong(only.value)} para ${strong(only.name)}; não há outros grupos.`,
  groups: (count, keys) => say`Grupos por ${keys}: ${count}.`,
  found: ({ column, values, where }) => say`${column}${when(where)}: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`Linhas da tabela: ${strong(count)}.`
      : say`Linhas${when(where)}: ${strong(count)}.`,
  listed: (count, where) => say`Linhas listadas${when(where)}: ${strong(count)}.`,
  nothing: (where) => (where.length === 0 ? say`Não há linhas.` : say`Não há nenhuma linha com ${where}.`),
  noValue: (measure, where) => say`${measure}${when(where)}: não é possível calcular, pois não há valores.`,
  tie: (count) => say`Empatados na liderança: ${count}.`,
  shown: (shown, all) => say`O texto traz ${shown} de ${all} linhas; a tabela contém todas.`,
  pictured: (shown, all) => say`A imagem mostra as primeiras ${shown} de ${all} linhas.`,
  limited: (limit) => say`A tabela termina após ${limit} linhas; pode haver mais.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`Valores ausentes em ${column} não são considerados.`
      : say`Valores ausentes em ${column}, não considerados: ${count}.`,
  withoutPartner: (table, count) => say`Linhas sem correspondência em ${table}: ${count}.`,
  missingName: '(sem valor)',
  yes: 'sim',
  no: 'não',
}
