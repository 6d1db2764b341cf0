import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'oui',
  no: 'non',
  keys: 'Déplacez-vous avec les flèches, Page préc., Page suiv., Origine et Fin. Entrée sur le nom d’une colonne trie selon celle-ci. Maintenez Maj pour sélectionner des cellules ; Ctrl et C les copie.',
  filter: 'Filtrer les lignes',
  filterOf: 'Filtrer les lignes : {table}',
  rows: { one: '{count} ligne', many: '{count} de lignes', other: '{count} lignes' },
  rowsOf: {
    one: '{found} sur {count} ligne',
    many: '{found} sur {count} de lignes',
    other: '{found} sur {count} lignes',
  },
  download: 'Télécharger en CSV',
  failed: 'Les lignes n’ont pas pu être lues : {why}',
  again: 'Réessayer',
  empty: 'Aucune ligne',
  copied: {
    one: '{count} cellule copiée',
    many: '{count} de cellules copiées',
    other: '{count} cellules copiées',
  },
  cell: 'Ligne {row}, {column} : {value}',
  sortedUp: 'Trié par {column}, ordre croissant',
  sortedDown: 'Trié par {column}, ordre décroissant',
  unsorted: 'Dans l’ordre du tableau',
}
