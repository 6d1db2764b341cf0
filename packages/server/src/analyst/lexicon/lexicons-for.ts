import type { Language } from '@auger/contract'
import type { AnalystQuestion } from '../../ports/analyst.ts'
import { headerLanguage } from './header-language.ts'
import type { Lexicon } from './lexicon.ts'
import { loadLexicon } from './load.ts'

/** The words that a question needs: those of its own language, English ones, and those that headers are written in. */
export async function lexiconsFor({
  language,
  tables,
}: Pick<AnalystQuestion, 'language' | 'tables'>): Promise<readonly [Lexicon, ...Lexicon[]]> {
  const known: readonly Language[] = language === 'EN' ? ['EN'] : [language, 'EN']
  const headers = await headerLanguage(tables, known)
  const [, ...others] = headers === undefined ? known : [...known, headers]
  return [await loadLexicon(language), ...(await Promise.all(others.map((one) => loadLexicon(one))))]
}
