import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'tak',
  no: 'nie',
  keys: 'Poruszaj się strzałkami i klawiszami Page Up, Page Down, Home i End. Enter na nazwie kolumny sortuje według niej. Przytrzymaj Shift, aby zaznaczyć komórki; Ctrl+C je kopiuje.',
  filter: 'Filtruj wiersze',
  filterOf: 'Filtruj wiersze tabeli {table}',
  rows: { one: '{count} wiersz', few: '{count} wiersze', many: '{count} wierszy', other: '{count} wiersza' },
  rowsOf: {
    one: '{found} z {count} wiersza',
    few: '{found} z {count} wierszy',
    many: '{found} z {count} wierszy',
    other: '{found} z {count} wiersza',
  },
  download: 'Pobierz jako CSV',
  failed: 'Nie udało się odczytać wierszy: {why}',
  again: 'Spróbuj ponownie',
  empty: 'Brak wierszy',
  copied: {
    one: 'Skopiowano {count} komórkę',
    few: 'Skopiowano {count} komórki',
    many: 'Skopiowano {count} komórek',
    other: 'Skopiowano {count} komórki',
  },
  cell: 'Wiersz {row}, {column}: {value}',
  sortedUp: 'Według {column}, rosnąco',
  sortedDown: 'Według {column}, malejąco',
  unsorted: 'W kolejności tabeli',
}
