import { tableOf, type Definition, type NatureDefinition, type UnitDefinition } from './definition.ts'
import type { Column, Table } from './table.ts'
import { unitOfText } from './unit-of-text.ts'

/** The tables with what people have said of their columns in the place of what was found in the files. */
export function withDefinitions(
  tables: readonly Table[],
  definitions: readonly Definition[],
): readonly Table[] {
  const changes = definitions.filter(changesColumn)
  if (changes.length === 0) return tables
  return tables.map((table) => {
    const own = changes.filter((definition) => tableOf(definition, tables) === table)
    if (own.length === 0) return table
    return { ...table, columns: table.columns.map((column) => own.reduce(defined, column)) }
  })
}

type ColumnChange = UnitDefinition | NatureDefinition

/** Whether it changes what a column is taken for; the others only say more about it. */
export const changesColumn = (definition: Definition): definition is ColumnChange =>
  definition.kind === 'unit' || definition.kind === 'nature'

function defined(column: Column, definition: ColumnChange): Column {
  if (definition.column !== column.name) return column
  switch (definition.kind) {
    case 'unit':
      return { ...column, unit: unitOfText(definition.unit) }
    case 'nature':
      return { ...column, nature: definition.nature }
  }
}
