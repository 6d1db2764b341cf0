import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'sì',
  no: 'no',
  keys: 'Spostati con le frecce, Pag su, Pag giù, Home e Fine. Invio sul nome di una colonna ordina in base a quella. Tieni premuto Maiusc per selezionare le celle; Ctrl e C le copia.',
  filter: 'Filtra le righe',
  filterOf: 'Filtra le righe di {table}',
  rows: { one: '{count} riga', many: '{count} di righe', other: '{count} righe' },
  rowsOf: {
    one: '{found} su {count} riga',
    many: '{found} su {count} di righe',
    other: '{found} su {count} righe',
  },
  download: 'Scarica come CSV',
  failed: 'Non è stato possibile leggere le righe: {why}',
  again: 'Riprova',
  empty: 'Nessuna riga',
  copied: {
    one: '{count} cella copiata',
    many: '{count} di celle copiate',
    other: '{count} celle copiate',
  },
  cell: 'Riga {row}, {column}: {value}',
  sortedUp: 'Ordinato per {column}, crescente',
  sortedDown: 'Ordinato per {column}, decrescente',
  unsorted: 'Nell’ordine della tabella',
}
