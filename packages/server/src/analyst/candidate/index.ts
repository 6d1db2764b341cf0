import type { EarlierJob } from '../../ports/analyst.ts'
import { coversOf } from './cover.ts'
import { combinations, option, type Candidate, type Option } from './draft.ts'
import { followCandidates } from './follow-candidates.ts'
import { figureCandidates } from './figure-candidates.ts'
import { mergedFilters } from './merged-filters.ts'
import { sorted } from './orderings.ts'
import { readCover } from './read-cover.ts'
import { ordered } from './row-orders.ts'
import type { FilterChoice, Reading } from './reading.ts'
import { rowCandidates } from './row-candidates.ts'
import type { Scene } from './scene.ts'
import { statisticCandidates } from './statistic/index.ts'
import { written } from './template/written.ts'
import { thingsIn } from './things.ts'
import { transformed } from './transforms.ts'

const mostCandidates = 60
const mostFilters = 6

/** Every frame that the question may mean, the cheapest first, each once. */
export function candidatesFor(scene: Scene, context: readonly EarlierJob[]): readonly Candidate[] {
  const before = context.findLast(({ frame }) => frame !== undefined)
  const all = coversOf(scene.tokens, scene.links)
    .flatMap((cover) => ofReading(readCover(scene, cover), before))
    .map((candidate) => ({ ...candidate, cost: candidate.cost + unusedCost(candidate) }))
    .toSorted((one, other) => one.cost - other.cost)
  const found = new Map<string, Candidate>()
  for (const candidate of all) {
    const key = JSON.stringify(candidate.frame)
    if (!found.has(key)) found.set(key, candidate)
    if (found.size >= mostCandidates) break
  }
  return [...found.values()]
}

function ofReading(reading: Reading, before: EarlierJob | undefined): readonly Candidate[] {
  const things = thingsIn(reading)
  const lists = reading.slots.map(({ items, choices }) =>
    choices.map((choice): Option<FilterChoice> =>
      option(choice, [...items, ...choice.absorbs], choice.notes, choice.cost),
    ),
  )
  const used = reading.count === undefined ? [] : [reading.count.item]
  const plain = combinations(lists, mostFilters).flatMap((filters) => {
    const chosen = mergedFilters({ ...filters, used: [...filters.used, ...used] })
    return [
      ...figureCandidates(reading, things, chosen).flatMap(transformed).flatMap(sorted),
      ...rowCandidates(reading, things, chosen).flatMap(ordered).flatMap(sorted),
      ...(before === undefined ? [] : followCandidates(reading, things, chosen, before)),
    ]
  })
  return [...plain, ...statisticCandidates(reading, things)].flatMap(written)
}

/** What the frame leaves unused of the question's words speaks against it. */
function unusedCost({ reading, used }: Candidate): number {
  return reading.rest.reduce((sum, index) => {
    if (used.has(index)) return sum
    const item = reading.items[index]
    if (item === undefined) return sum
    if (item.kind === 'thing') return sum + 1.5
    return sum + (item.senses.some(({ kind }) => free.has(kind)) ? 0 : 0.7)
  }, 0)
}

const free: ReadonlySet<string> = new Set([
  'function',
  'verb',
  'list',
  'ask',
  'joint',
  'whether',
  'rows',
  'than',
  'only',
  'both',
  'follow',
])

export type { Candidate } from './draft.ts'
export type { Scene } from './scene.ts'
