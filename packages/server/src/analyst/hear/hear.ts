import { oncePer } from '../../domain/once-per.ts'
import type { Table } from '../../domain/table.ts'
import type { Heard, HearingHints } from '../../ports/analyst.ts'
import { detectLanguage } from './detect-language.ts'
import { spansOf } from './spans.ts'

/** The language in which a text is read: as it is written, and where its words leave that open, as the hints say. */
export async function hear(text: string, { tables, ...hints }: HearingHints): Promise<Heard> {
  const language = await detectLanguage(text, { names: namesIn(tables), ...hints })
  return { language, spans: await spansOf(text, language, tables) }
}

/** The same list for the same tables. */
const namesIn = oncePer((tables: readonly Table[]) =>
  tables.flatMap(({ title, columns }) => [title, ...columns.map(({ name }) => name)]),
)
