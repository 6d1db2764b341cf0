import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'ja',
  no: 'nein',
  keys: 'Navigation mit den Pfeiltasten, Bild auf, Bild ab, Pos1 und Ende. Eingabe auf einem Spaltennamen sortiert danach. Mit gedrückter Umschalttaste werden Zellen markiert; Strg und C kopiert sie.',
  filter: 'Zeilen filtern',
  filterOf: 'Zeilen von {table} filtern',
  rows: { one: '{count} Zeile', other: '{count} Zeilen' },
  rowsOf: { one: '{found} von {count} Zeile', other: '{found} von {count} Zeilen' },
  download: 'Als CSV herunterladen',
  failed: 'Die Zeilen konnten nicht gelesen werden: {why}',
  again: 'Erneut versuchen',
  empty: 'Keine Zeilen',
  copied: { one: '{count} Zelle kopiert', other: '{count} Zellen kopiert' },
  cell: 'Zeile {row}, {column}: {value}',
  sortedUp: 'Aufsteigend nach {column} sortiert',
  sortedDown: 'Absteigend nach {column} sortiert',
  unsorted: 'In der Reihenfolge der Tabelle',
}
