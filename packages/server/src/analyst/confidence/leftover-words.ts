import type { Candidate } from '../candidate/index.ts'
import { senseOf } from '../candidate/reading.ts'
import { unusedItems } from '../candidate/unused.ts'
import type { LinkTarget } from '../link/link.ts'

/** Words of the question, those in a row together, that the reading makes nothing of. */
export const leftoverWords = (text: string, candidate: Candidate): readonly string[] =>
  wordsAt(text, candidate, candidate.reading.cover.leftover)

/** Those of them that nothing in the data is called by, in whatever reading, and words for a bound that nobody says: large. */
export function missingWords(text: string, candidate: Candidate): readonly string[] {
  const { cover, scene } = candidate.reading
  const isHeld = (at: number): boolean =>
    scene.links.some(({ from, until, to }) => from <= at && at < until && inData.has(to.kind))
  return wordsAt(
    text,
    candidate,
    [...cover.leftover.filter((at) => !isHeld(at)), ...vagueAt(candidate)].toSorted(
      (one, other) => one - other,
    ),
  )
}

const vagueAt = (candidate: Candidate): readonly number[] =>
  unusedItems(candidate)
    .filter((item) => senseOf(item, 'vague') !== undefined && senseOf(item, 'function') === undefined)
    .flatMap(({ from, until }) => Array.from({ length: until - from }, (_, at) => from + at))

const inData: ReadonlySet<LinkTarget['kind']> = new Set(['column', 'table', 'value', 'metric', 'state'])

function wordsAt(
  text: string,
  { reading: { scene } }: Candidate,
  places: readonly number[],
): readonly string[] {
  const runs: number[][] = []
  for (const at of places) {
    if (scene.tokens[at]?.kind === 'sign') continue
    const last = runs.at(-1)
    if (last?.at(-1) === at - 1) last.push(at)
    else runs.push([at])
  }
  return runs.map((run) => text.slice(scene.tokens[run[0] ?? 0]?.start, scene.tokens[run.at(-1) ?? 0]?.end))
}
