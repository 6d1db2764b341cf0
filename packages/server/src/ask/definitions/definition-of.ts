import type { ColumnNature, DefinitionInput } from '@auger/contract'
import type { Definition, MetricDefinition, SynonymDefinition } from '../../domain/definition.ts'
import { failures } from '../../domain/errors.ts'
import { fold, isNumeric, isTemporal, type Column, type Table } from '../../domain/table.ts'
import { columnsCalled, ExpressionProblem, readMetric } from '../../operations/index.ts'
import type { Store } from '../../ports/store.ts'
import { requireColumn, requireTable } from './require-column.ts'

type Said<Kind extends DefinitionInput['kind']> = Extract<DefinitionInput, { kind: Kind }>
type Unkept<Kept extends Definition> = Kept extends Definition ? Omit<Kept, 'id'> : never

/** What was said as a definition, its names those that the tables have. What does not fit them is a failure that says what would. */
export async function definitionOf(
  said: DefinitionInput,
  tables: readonly Table[],
  store: Pick<Store, 'lexicon'>,
): Promise<Unkept<Definition>> {
  switch (said.kind) {
    case 'metric':
      return metric(said, tables)
    case 'synonym':
      return synonym(said, tables, store)
    case 'meaning': {
      const { table, column } = requireColumn(said, tables)
      return { kind: said.kind, ...about(table), column: column.name, text: said.text.trim() }
    }
    case 'unit': {
      const { table, column } = requireColumn(said, tables)
      if (!isNumeric(column))
        throw failures.invalid(`column: "${column.name}" is ${column.type}, and only numbers have a unit`)
      return { kind: said.kind, ...about(table), column: column.name, unit: said.unit.trim() }
    }
    case 'nature': {
      const { table, column } = requireColumn(said, tables)
      requireNature(said.nature, column)
      return { kind: said.kind, ...about(table), column: column.name, nature: said.nature }
    }
  }
}

const about = ({ id, name }: Table) => ({ table: name, tableId: id })

function metric(said: Said<'metric'>, tables: readonly Table[]): Unkept<MetricDefinition> {
  const [name, unit] = [said.name.trim(), said.unit?.trim()]
  const { table } = readable(
    said.expression,
    unit,
    said.table === undefined ? tables : [requireTable(said.table, tables)],
  )
  if (columnsCalled(name, table).length > 0)
    throw failures.invalid(`name: "${name}" is a column of "${table.name}"; a metric needs a name of its own`)
  return {
    kind: 'metric',
    ...about(table),
    name,
    expression: said.expression.trim(),
    ...(unit === undefined ? {} : { unit }),
    ...(said.description === undefined ? {} : { description: said.description.trim() }),
  }
}

function readable(expression: string, unit: string | undefined, tables: readonly Table[]) {
  try {
    return readMetric(expression, unit, tables)
  } catch (problem) {
    throw problem instanceof ExpressionProblem ? failures.invalid(`expression: ${problem.message}`) : problem
  }
}

async function synonym(
  said: Said<'synonym'>,
  tables: readonly Table[],
  { lexicon }: Pick<Store, 'lexicon'>,
): Promise<Unkept<SynonymDefinition>> {
  const words = [...new Map(said.words.map((word) => [fold(word), word.trim()])).values()]
  if (said.column === undefined) {
    if (said.value !== undefined) throw failures.invalid('column is required where a value is named')
    return { kind: 'synonym', ...about(requireTable(said.table, tables)), words }
  }
  const { table, column } = requireColumn({ table: said.table, column: said.column }, tables)
  const taken = words.flatMap((word) => columnsCalled(word, table)).find(({ name }) => name !== column.name)
  if (taken !== undefined)
    throw failures.invalid(`words: "${taken.name}" is a column of "${table.name}" itself`)
  const known = { kind: 'synonym', ...about(table), column: column.name } as const
  if (said.value === undefined) return { ...known, words }
  const found = await lexicon.find([table.id], [fold(said.value)])
  const held = found.filter((entry) => entry.column === column.name && fold(entry.value) === entry.folded)
  const value = (held.find((entry) => entry.value === said.value) ?? held[0])?.value
  if (value === undefined) throw failures.invalid(`value: "${column.name}" holds no "${said.value}"`)
  return { ...known, value, words }
}

const ofNumbers: ReadonlySet<ColumnNature> = new Set(['amount', 'level', 'percentage', 'stock'])

function requireNature(nature: ColumnNature, column: Column): void {
  const { name, type } = column
  if (ofNumbers.has(nature) && !isNumeric(column))
    throw failures.invalid(`nature: "${name}" is ${type}, and only numbers are of the nature ${nature}`)
  if (nature === 'time' && !isTemporal(column) && type !== 'integer')
    throw failures.invalid(
      `nature: "${name}" is ${type}, and only dates, times and years are of the nature time`,
    )
}
