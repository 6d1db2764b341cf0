import type { SenseKind } from '../../lexicon/sense.ts'
import { analysedColumns, formulaColumns, aggregatesIn } from '@auger/contract/plan'
import type { Candidate } from '../draft.ts'
import { saysAny, isThing, type Reading } from '../reading.ts'
import { numbersBeside } from '../statistic/numbers-beside.ts'
import { saidIn } from '../statistic/said.ts'

/** Kinds that change nothing of what is computed. */
const harmless: readonly SenseKind[] = [
  ...(['function', 'verb', 'list', 'ask', 'joint', 'whether', 'rows', 'than', 'both', 'quantity'] as const),
  ...(['between', 'versus', 'difference'] as const),
]

/** Filters that no word beside the number speaks for. */
const guessed = /^filter:number:.*:(?:un)?mentioned$/

/**
 * Whether a frame explains every sentence before a template: nothing in them that is known to mean something is left unused, and none of
 * them is wholly unknown. What is asked there in so many words is done or refused.
 */
export function accountsForAll(candidate: Candidate): boolean {
  const { reading, notes } = candidate
  if (notes.some((note) => guessed.test(note))) return false
  const explained = explainedItems(candidate)
  const open = reading.items.some(
    (item, index) => !explained.has(index) && !saysAny(item, harmless) && isChosen(reading, index),
  )
  return !open && sentencesOf(reading).every((sentence) => isExplained(reading, sentence, explained))
}

/** Items that choose rows are explained by their filter. */
const isChosen = ({ rest }: Reading, index: number): boolean => rest.includes(index)

function explainedItems({ reading, used, frame }: Candidate): ReadonlySet<number> {
  const said = saidIn(reading)
  const columns = new Set([
    ...(frame.analysis === undefined ? [] : analysedColumns(frame.analysis)),
    ...frame.metrics.flatMap(({ metric }) =>
      aggregatesIn(metric).flatMap(({ of }) => (of === undefined ? [] : formulaColumns(of))),
    ),
  ])
  const written = said.items('decimals', 'integer')
  return new Set([
    ...used,
    ...written,
    ...written.flatMap((item) => numbersBeside(reading, item).map(({ index }) => index)),
    ...reading.items.flatMap((item, index) =>
      isThing(item) &&
      (item.to.kind === 'table' || (item.to.kind === 'column' && columns.has(item.to.column)))
        ? [index]
        : [],
    ),
  ])
}

/** From the first token of each sentence to the one behind its last. */
function sentencesOf({ scene: { tokens } }: Reading): readonly (readonly [from: number, until: number])[] {
  const starts = tokens.flatMap(({ before }, at) => (at === 0 || before === 'sentence' ? [at] : []))
  return starts.map((from, at) => [from, starts[at + 1] ?? tokens.length] as const)
}

const isExplained = (
  { items, cover }: Reading,
  [from, until]: readonly [number, number],
  explained: ReadonlySet<number>,
): boolean =>
  !cover.leftover.some((at) => at >= from && at < until) ||
  items.some((item, index) => item.from >= from && item.until <= until && explained.has(index))
