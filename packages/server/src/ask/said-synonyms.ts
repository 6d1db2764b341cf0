import { tableOf, type Definition } from '../domain/definition.ts'
import { fold, type LexiconEntry, type Table } from '../domain/table.ts'

/** The values that stretches of a text stand for because people have said so, as the lexicon would tell them. */
export const saidSynonyms = (
  definitions: readonly Definition[],
  tables: readonly Table[],
  spans: ReadonlySet<string>,
): readonly LexiconEntry[] =>
  definitions.flatMap((definition): readonly LexiconEntry[] => {
    if (definition.kind !== 'synonym') return []
    const { column, value, words } = definition
    const table = tableOf(definition, tables)
    if (column === undefined || value === undefined || table === undefined) return []
    return words
      .map(fold)
      .filter((folded) => spans.has(folded))
      .map((folded) => ({ tableId: table.id, column, value, folded }))
  })
