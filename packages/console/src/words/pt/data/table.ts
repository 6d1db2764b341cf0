import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'sim',
  no: 'não',
  keys: 'Mova-se com as setas, Page Up, Page Down, Home e End. Enter no nome de uma coluna ordena por ela. Segure Shift para selecionar células; Ctrl+C copia a seleção.',
  filter: 'Filtrar linhas',
  filterOf: 'Filtrar as linhas de {table}',
  rows: { one: '{count} linha', many: '{count} linhas', other: '{count} linhas' },
  rowsOf: {
    one: '{found} de {count} linha',
    many: '{found} de {count} linhas',
    other: '{found} de {count} linhas',
  },
  download: 'Baixar como CSV',
  failed: 'Não foi possível ler as linhas: {why}',
  again: 'Tentar de novo',
  empty: 'Nenhuma linha',
  copied: {
    one: '{count} célula copiada',
    many: '{count} células copiadas',
    other: '{count} células copiadas',
  },
  cell: 'Linha {row}, {column}: {value}',
  sortedUp: 'Por {column}, em ordem crescente',
  sortedDown: 'Por {column}, em ordem decrescente',
  unsorted: 'Na ordem da tabela',
}
