import type { AnalystQuestion, Refusal } from '../../ports/analyst.ts'
import type { Candidate } from '../candidate/index.ts'
import { placeOf } from '../frame/column-ref.ts'
import type { Chosen } from './choose.ts'

/** Why a question is not answered: what it says that nothing in the data answers to, or that it was not understood. */
export function refusalOf({ text }: AnalystQuestion, chosen: Chosen | undefined): Refusal {
  if (chosen === undefined) return { reason: 'not-understood', understood: [], missing: [] }
  const { candidate } = chosen.understood
  const missing = missingWords(text, candidate)
  return {
    reason: missing.length > 0 ? 'missing' : 'not-understood',
    understood: understoodNames(candidate),
    missing,
  }
}

/** Words in a row that nothing stands for. */
function missingWords(text: string, { reading: { cover, scene } }: Candidate): readonly string[] {
  const runs: number[][] = []
  for (const at of cover.leftover) {
    if (scene.tokens[at]?.kind === 'sign') continue
    const last = runs.at(-1)
    if (last?.at(-1) === at - 1) last.push(at)
    else runs.push([at])
  }
  return runs.map((run) => text.slice(scene.tokens[run[0] ?? 0]?.start, scene.tokens[run.at(-1) ?? 0]?.end))
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
