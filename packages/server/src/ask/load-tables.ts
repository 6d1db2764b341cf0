import type { Definition } from '../domain/definition.ts'
import type { Table } from '../domain/table.ts'
import type { Store } from '../ports/store.ts'
import { distinctNames } from './distinct-names.ts'
import { sameTables } from './same-tables.ts'

/** The tables of sources as questions and plans see them: each with a name of its own, and with what is defined of it. */
export const loadTables = async (
  sourceIds: readonly string[],
  definitions: readonly Definition[],
  store: Pick<Store, 'sources'>,
): Promise<readonly Table[]> => sameTables(distinctNames(await store.sources.tables(sourceIds)), definitions)
