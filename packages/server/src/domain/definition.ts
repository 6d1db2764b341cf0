import type { ColumnNature, DefinitionKind } from '@auger/contract'
import { fold, type Table } from './table.ts'

interface About {
  readonly id: string
  /** The table it is about: its name in SQL when it was defined. */
  readonly table: string
  readonly tableId: string
}

/** A figure that people have given a name. */
export interface MetricDefinition extends About {
  readonly kind: 'metric'
  readonly name: string
  /** As it was written. */
  readonly expression: string
  readonly unit?: string
  readonly description?: string
}

export interface MeaningDefinition extends About {
  readonly kind: 'meaning'
  readonly column: string
  readonly text: string
}

/** Other words for a table, for a column of it, or for a value of that. */
export interface SynonymDefinition extends About {
  readonly kind: 'synonym'
  readonly column?: string
  readonly value?: string
  readonly words: readonly string[]
}

export interface UnitDefinition extends About {
  readonly kind: 'unit'
  readonly column: string
  readonly unit: string
}

export interface NatureDefinition extends About {
  readonly kind: 'nature'
  readonly column: string
  readonly nature: ColumnNature
}

/** What people have said about the data of a dataset. It stands while its table or column is away, and says nothing then. */
export type Definition =
  MetricDefinition | MeaningDefinition | SynonymDefinition | UnitDefinition | NatureDefinition

/** A definition as a dataset keeps it. */
export interface KeptDefinition {
  readonly datasetId: string
  readonly definition: Definition
  readonly createdBy: string
  readonly createdAt: string
}

/** What it is about, in one text: of two with the same subject the later one holds. */
export function subjectOf(definition: Definition): string {
  const { kind, tableId } = definition
  const parts: readonly [DefinitionKind, ...(string | null)[]] =
    definition.kind === 'metric'
      ? [kind, fold(definition.name)]
      : definition.kind === 'synonym'
        ? [kind, tableId, definition.column ?? null, definition.value ?? null]
        : [kind, tableId, definition.column]
  return JSON.stringify(parts)
}

/** The table that a definition was made of or, where that is gone, its namesake. */
export const tableOf = ({ table, tableId }: Definition, tables: readonly Table[]): Table | undefined =>
  tables.find(({ id }) => id === tableId) ?? tables.find(({ name }) => name === table)

export const isMetric = (definition: Definition): definition is MetricDefinition =>
  definition.kind === 'metric'

/** The metric that a name stands for, whatever its case. */
export const metricCalled = (
  name: string,
  definitions: readonly Definition[],
): MetricDefinition | undefined =>
  definitions.filter(isMetric).find((metric) => fold(metric.name) === fold(name))
