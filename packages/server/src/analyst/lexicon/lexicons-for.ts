import type { Language } from '@auger/contract'
import { languageOfScript } from '../../locales/index.ts'
import type { AnalystQuestion } from '../../ports/analyst.ts'
import type { Lexicon } from './lexicon.ts'
import { loadLexicon } from './load.ts'

/** The words that a question needs: those of its own language, English ones, and those that headers are written in. */
export async function lexiconsFor({
  language,
  tables,
}: Pick<AnalystQuestion, 'language' | 'tables'>): Promise<readonly [Lexicon, ...Lexicon[]]> {
  const headers = languageOfScript(tables.flatMap(({ columns }) => columns.map(({ name }) => name)).join(' '))
  const others = new Set<Language>(['EN', ...(headers === undefined ? [] : [headers])])
  others.delete(language)
  const own = await loadLexicon(language)
  return [own, ...(await Promise.all([...others].map((one) => loadLexicon(one))))]
}
