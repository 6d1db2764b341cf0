import type { EarlierJob } from '../../ports/analyst.ts'
import { coversOf } from './cover.ts'
import { combinations, option, type Candidate, type Option } from './draft.ts'
import { followCandidates } from './follow-candidates.ts'
import { figureCandidates } from './figure/figure-candidates.ts'
import { joinedFilters } from './joined-filters.ts'
import { sorted } from './orderings.ts'
import { readCover } from './read-cover.ts'
import { alike } from './rows/alike.ts'
import { beyond } from './rows/beyond.ts'
import { ordered } from './rows/row-orders.ts'
import type { FilterChoice, Reading } from './reading.ts'
import { rowCandidates } from './rows/row-candidates.ts'
import type { Scene } from './scene.ts'
import { statisticCandidates } from './statistic/index.ts'
import { templateCandidates } from './template/index.ts'
import { thingsIn } from './things.ts'
import { transformed } from './figure/transforms.ts'

const mostFilters = 6
const mostPlain = 30

/** Every frame that the question may mean, the cheapest first, each once; made as they are asked for. */
export function* candidatesFor(scene: Scene, context: readonly EarlierJob[]): Iterable<Candidate> {
  const before = context.findLast(({ frame }) => frame !== undefined)
  const { template } = scene
  const found =
    template === undefined
      ? coversOf(scene.tokens, scene.links).flatMap((cover) => ofReading(readCover(scene, cover), before))
      : templateCandidates(scene, template, plainly)
  const all = found
    .map((candidate) => ({ ...candidate, cost: candidate.cost + unusedCost(candidate) }))
    .toSorted((one, other) => one.cost - other.cost)
  const known = new Set<string>()
  for (const candidate of all) {
    const key = JSON.stringify(candidate.frame)
    if (known.has(key)) continue
    known.add(key)
    yield candidate
  }
}

/** The likeliest frames of a question that is asked before it is said how. */
const plainly = (lead: Scene): readonly Candidate[] => [...candidatesFor(lead, [])].slice(0, mostPlain)

function ofReading(reading: Reading, before: EarlierJob | undefined): readonly Candidate[] {
  const things = thingsIn(reading)
  const lists = reading.slots.map(({ items, choices }) =>
    choices.map((choice): Option<FilterChoice> =>
      option(choice, [...items, ...choice.absorbs], choice.notes, choice.cost),
    ),
  )
  const used = reading.count === undefined ? [] : [reading.count.item]
  const combined = combinations(lists, mostFilters).flatMap((filters) => joinedFilters(reading, filters))
  const plain = combined.flatMap((filters) => {
    const chosen = { ...filters, used: [...filters.used, ...used] }
    return [
      ...figureCandidates(reading, things, chosen).flatMap(heldAgainst).flatMap(transformed).flatMap(sorted),
      ...rowCandidates(reading, things, chosen).flatMap(heldAgainst).flatMap(ordered).flatMap(sorted),
      ...(before === undefined ? [] : followCandidates(reading, things, chosen, before)),
    ]
  })
  return [...plain, ...statisticCandidates(reading, things)]
}

/** A candidate, and what it becomes where a row that it names is only what other rows are held against. */
const heldAgainst = (candidate: Candidate): readonly Candidate[] => [
  candidate,
  ...beyond(candidate),
  ...alike(candidate),
]

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
