import type { AnalystQuestion, Refusal } from '../../ports/analyst.ts'
import type { Candidate } from '../candidate/index.ts'
import { placeOf } from '../frame/column-ref.ts'
import type { Chosen } from './choose.ts'
import { missingWords } from './leftover-words.ts'
import { unsupportedWords } from './unsupported-words.ts'

/** Why a question is not answered: what it says that nothing in the data answers to, or that it was not understood. */
export function refusalOf({ text }: AnalystQuestion, chosen: Chosen | undefined): Refusal {
  if (chosen === undefined) return { reason: 'not-understood', understood: [], missing: [] }
  const { candidate } = chosen.understood
  const unsupported = unsupportedWords(text, candidate)
  if (unsupported.length > 0)
    return { reason: 'unsupported', understood: understoodNames(candidate), missing: unsupported }
  const missing = missingWords(text, candidate)
  return {
    reason: missing.length > 0 ? 'missing' : 'not-understood',
    understood: understoodNames(candidate),
    missing,
  }
}

function understoodNames({ reading, used }: Candidate): readonly string[] {
  const names = [...used].flatMap((index) => {
    const item = reading.items[index]
    if (item?.kind !== 'thing') return []
    if (item.to.kind === 'column') return [placeOf(item.to.column).column]
    return item.to.kind === 'value' ? item.to.values.slice(0, 1) : []
  })
  return [...new Set(names)]
}
