import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'sí',
  no: 'no',
  keys: 'Muévete con las flechas, Re Pág, Av Pág, Inicio y Fin. Intro sobre el nombre de una columna ordena por ella. Mantén pulsada Mayús para seleccionar celdas; Ctrl y C las copia.',
  filter: 'Filtrar filas',
  filterOf: 'Filtrar las filas de {table}',
  rows: { one: '{count} fila', many: '{count} de filas', other: '{count} filas' },
  rowsOf: {
    one: '{found} de {count} fila',
    many: '{found} de {count} de filas',
    other: '{found} de {count} filas',
  },
  download: 'Descargar como CSV',
  failed: 'No se pudieron leer las filas: {why}',
  again: 'Reintentar',
  empty: 'Sin filas',
  copied: {
    one: '{count} celda copiada',
    many: '{count} de celdas copiadas',
    other: '{count} celdas copiadas',
  },
  cell: 'Fila {row}, {column}: {value}',
  sortedUp: 'Ordenado por {column}, ascendente',
  sortedDown: 'Ordenado por {column}, descendente',
  unsorted: 'En el orden de la tabla',
}
