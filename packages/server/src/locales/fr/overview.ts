import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) =>
    say`Tables\u00a0: ${count}\u00a0; lignes au total\u00a0: ${rows}. Noms\u00a0: ${names}.`,
  table: (name, rows, columns) => say`${name}\u00a0: lignes ${rows}, colonnes ${columns}.`,
  columns: (names) => say`Colonnes\u00a0: ${names}.`,
  span: (column, low, high) => say`${column} va de ${low} à ${high}.`,
  values: (column, distinct, examples) =>
    say`${column}\u00a0: valeurs distinctes ${distinct}, par exemple ${examples}.`,
  measure: (column, low, high, mean) =>
    say`${column} se situe entre ${low} et ${high}, en moyenne à ${mean}.`,
  pages: (name, pages) => say`${name}\u00a0: texte, pages\u00a0: ${pages}.`,
  characters: (name, characters) => say`${name}\u00a0: texte, caractères\u00a0: ${characters}.`,
}
