import { tableOf, type SynonymDefinition } from '../../../../domain/definition.ts'
import { fold, type Column, type LexiconEntry, type Table } from '../../../../domain/table.ts'
import { oncePerQuestion } from '../once-per-question.ts'
import type { ReadQuestion } from '../question.ts'

/** What people also call things of a table. */
export interface AlsoCalled {
  readonly table: readonly string[]
  readonly columns: readonly { readonly column: Column; readonly words: readonly string[] }[]
}

const nothing: AlsoCalled = { table: [], columns: [] }

export const alsoCalled = (question: ReadQuestion, table: Table): AlsoCalled =>
  byTable(question).get(table) ?? nothing

const byTable = oncePerQuestion(({ asked: { tables, definitions = [] } }) => {
  const called = new Map<Table, AlsoCalled>()
  for (const definition of definitions) {
    const table = definition.kind === 'synonym' ? tableOf(definition, tables) : undefined
    if (definition.kind === 'synonym' && table !== undefined)
      called.set(table, withWords(called.get(table) ?? nothing, definition, table))
  }
  return called
})

function withWords(
  before: AlsoCalled,
  { column: name, value, words }: SynonymDefinition,
  table: Table,
): AlsoCalled {
  if (name === undefined) return { ...before, table: [...before.table, ...words] }
  const column = table.columns.find((one) => one.name === name)
  if (value !== undefined || column === undefined) return before
  return { ...before, columns: [...before.columns, { column, words }] }
}

/** Whether people have said that these words stand for the value, all of it. */
export const standsForValue = (
  { asked }: ReadQuestion,
  { tableId, column, value, folded }: LexiconEntry,
): boolean =>
  (asked.definitions ?? []).some(
    (definition) =>
      definition.kind === 'synonym' &&
      definition.column === column &&
      definition.value === value &&
      tableOf(definition, asked.tables)?.id === tableId &&
      definition.words.some((word) => fold(word) === folded),
  )
