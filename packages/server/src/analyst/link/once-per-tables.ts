import { oncePer } from '../../domain/once-per.ts'
import type { Table } from '../../domain/table.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { LinkedQuestion } from './linked-question.ts'

/** Something of a question's tables that depends on them and on the languages alone, found once for all questions. */
export function oncePerTables<Found>(
  find: (tables: readonly Table[], lexicons: readonly Lexicon[]) => Found,
): (question: LinkedQuestion) => Found {
  const byLanguages = oncePer((_tables: readonly Table[]) => new Map<string, { readonly found: Found }>())
  return ({ asked: { tables }, lexicons }) => {
    const known = byLanguages(tables)
    const languages = lexicons.map(({ language }) => language).join(' ')
    const before = known.get(languages)
    if (before !== undefined) return before.found
    const found = find(tables, lexicons)
    known.set(languages, { found })
    return found
  }
}
