import type { Workbench } from '../workbench.ts'
import { allTextsStatement, decideByAll } from './all-texts.ts'
import type { Decision, Trial } from './decision.ts'
import { decideByFew, fewTextsStatement, isInDoubt } from './few-texts.ts'

/** Below, a look at every text takes less time than a statement of its own for each column. */
const manyTexts = 200_000
/** Patterns take memory, each in each place where it is used. */
const parsersAtOnce = 60

/** Decides the type of each column by all of its texts: at once, by the few that stand out, or by a look at every one. */
export async function decideTypes(
  trials: readonly Trial[],
  file: string,
  bench: Workbench,
): Promise<readonly Decision[]> {
  const decisions = trials.map(decideAtOnce)
  const open = () =>
    trials.flatMap((trial, index) => (decisions[index] === undefined ? [{ trial, index }] : []))
  const decideAll = async (
    some: readonly { readonly trial: Trial; readonly index: number }[],
    isFinal: boolean,
  ) => {
    for (const batch of batches(some)) {
      const tried = batch.map(({ trial }) => trial)
      const [answer] = await bench.run((at) => [allTextsStatement(tried, at(file))], [file])
      for (const [place, found] of decideByAll(tried, answer?.rows[0] ?? []).entries())
        if (isFinal || found.parser !== undefined) decisions[batch[place]?.index ?? -1] = found
    }
  }

  for (const { trial, index } of open()) decisions[index] = await decideLarge(trial, file, bench)
  const likely = open().filter(({ trial }) => !isInDoubt(trial))
  await decideAll(
    likely.map(({ trial, index }) => ({ trial: { ...trial, parsers: trial.parsers.slice(0, 1) }, index })),
    false,
  )
  await decideAll(open(), true)
  return decisions.flatMap((found) => found ?? [])
}

function decideAtOnce({ texts, parsers }: Trial): Decision | undefined {
  if (texts === 0) return { plain: true, empty: true, lost: false, notes: [] }
  return parsers.length === 0 ? { plain: true, empty: false, lost: false, notes: [] } : undefined
}

/** Most often the likeliest parser takes nearly all texts as they stand, so that only the others need a closer look. */
async function decideLarge(trial: Trial, file: string, bench: Workbench): Promise<Decision | undefined> {
  if (trial.texts < manyTexts || isInDoubt(trial)) return undefined
  const [answer] = await bench.run((at) => [fewTextsStatement(trial, at(file))], [file])
  return decideByFew(trial, answer)
}

/** As many at once as have so many parsers together. */
function batches<Element extends { readonly trial: Trial }>(
  elements: readonly Element[],
): readonly Element[][] {
  const found: Element[][] = []
  let parsers = Infinity
  for (const element of elements) {
    parsers += element.trial.parsers.length
    if (parsers > parsersAtOnce) {
      found.push([])
      parsers = element.trial.parsers.length
    }
    found.at(-1)?.push(element)
  }
  return found
}
