import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const extreme = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? 'récente' : 'élevée') : time ? 'ancienne' : 'faible'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (avec ${where})`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), ', '), ' et ', ...(phrases.at(-1) ?? [])]

/** A colon after a name spares its gender and number; before it French sets a space that does not break. */
export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${measure}${when(where)}\u00a0: ${strong(value)}.`,
  rowCount: ({ count, table, where }) => say`Lignes de ${table}${when(where)}\u00a0: ${strong(count)}.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${measure}${when(where)}\u00a0: la valeur la plus ${extreme(direction, time)} revient à ${strong(names[0] ?? [])}, avec ${strong(value)}.`
      : say`${measure}${when(where)}\u00a0: la valeur la plus ${extreme(direction, time)} est partagée par ${strong(and(names))}, avec ${strong(value)}.`,
  next: ({ name, value }) => say`Vient ensuite ${name}, avec ${value}.`,
  span: ({ measure, high, low, where }) =>
    say`${measure}${when(where)}\u00a0: la valeur la plus élevée revient à ${strong(high.name)} (${strong(high.value)}) et la plus faible à ${low.name} (${low.value}).`,
  alike: ({ measure, groups, value, where }) =>
    say`${measure}${when(where)}\u00a0: la même valeur pour les ${groups} groupes, ${strong(value)}.`,
  group: ({ measure, only, where }) =>
    say`${measure}${when(where)}\u00a0: ${strong(only.value)} pour ${strong(only.name)}\u00a0; il n'y a pas d'autre groupe.`,
  groups: (count, keys) => say`Groupes par ${keys}\u00a0: ${count}.`,
  found: ({ column, values, where }) => say`${column}${when(where)}\u00a0: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`Lignes de la table\u00a0: ${strong(count)}.`
      : say`Lignes${when(where)}\u00a0: ${strong(count)}.`,
  listed: (count, where) => say`Lignes affichées${when(where)}\u00a0: ${strong(count)}.`,
  nothing: (where) =>
    where.length === 0 ? say`Il n'y a aucune ligne.` : say`Il n'y a aucune ligne avec ${where}.`,
  noValue: (measure, where) => say`${measure}${when(where)}\u00a0: calcul impossible, faute de valeurs.`,
  tie: (count) => say`Ex æquo en tête\u00a0: ${count}.`,
  shown: (shown, all) =>
    say`Le texte porte sur ${shown} lignes sur ${all}\u00a0; la table les contient toutes.`,
  pictured: (shown, all) => say`L'image montre les ${shown} premières lignes sur ${all}.`,
  limited: (limit) => say`La table s'arrête après ${limit} lignes\u00a0; il peut y en avoir d'autres.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`Les valeurs manquantes de ${column} ne sont pas prises en compte.`
      : say`Valeurs manquantes de ${column}, non prises en compte\u00a0: ${count}.`,
  withoutPartner: (table, count) => say`Lignes sans correspondance dans ${table} : ${count}.`,
  missingName: '(sans valeur)',
  yes: 'oui',
  no: 'non',
}
