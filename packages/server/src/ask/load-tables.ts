import type { Definition } from '../domain/definition.ts'
import type { Table } from '../domain/table.ts'
import type { Store } from '../ports/store.ts'
import { askedTables } from '../domain/asked-tables.ts'
import { withColumnNotes } from '../domain/column-notes.ts'
import { distinctNames } from './distinct-names.ts'
import { sameTables } from './same-tables.ts'

/** The tables of sources as plans see all of them and questions some: each with a name of its own, and with what is defined of it. */
export async function loadTables(
  sourceIds: readonly string[],
  definitions: readonly Definition[],
  store: Pick<Store, 'sources'>,
  which: 'all' | { readonly question: string } = 'all',
): Promise<readonly Table[]> {
  const all = withColumnNotes(distinctNames(await store.sources.tables(sourceIds)))
  return sameTables(which === 'all' ? all : askedTables(all, which.question), definitions)
}
