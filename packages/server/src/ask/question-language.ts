import type { Language, OutputLanguage } from '@auger/contract'
import type { Table } from '../domain/table.ts'
import { detectLanguage } from '../locales/index.ts'

/** The language in which a question is read: as it is written, and where its words leave that open, as the answer is wanted. */
export const questionLanguage = (
  text: string,
  outputLanguage: OutputLanguage,
  tables: readonly Table[],
): Promise<Language> =>
  detectLanguage(text, {
    names: namesIn(tables),
    ...(outputLanguage === 'AUTO' ? {} : { expected: outputLanguage }),
  })

const known = new WeakMap<readonly Table[], readonly string[]>()

/** The same list for the same tables. */
function namesIn(tables: readonly Table[]): readonly string[] {
  const names =
    known.get(tables) ?? tables.flatMap(({ title, columns }) => [title, ...columns.map(({ name }) => name)])
  known.set(tables, names)
  return names
}
