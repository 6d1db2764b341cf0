import type { Table } from '../../../domain/table.ts'
import { detectLanguage, spansOf } from '../../../locales/index.ts'
import type { Heard, HearingHints } from '../../../ports/analyst.ts'

/** The language in which a text is read: as it is written, and where its words leave that open, as the hints say. */
export async function hear(text: string, { tables, ...hints }: HearingHints): Promise<Heard> {
  const language = await detectLanguage(text, { names: namesIn(tables), ...hints })
  return { language, spans: spansOf(text, language) }
}

const known = new WeakMap<readonly Table[], readonly string[]>()

/** The same list for the same tables. */
function namesIn(tables: readonly Table[]): readonly string[] {
  const names =
    known.get(tables) ?? tables.flatMap(({ title, columns }) => [title, ...columns.map(({ name }) => name)])
  known.set(tables, names)
  return names
}
