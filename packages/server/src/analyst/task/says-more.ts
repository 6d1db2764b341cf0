import type { SenseKind } from '../lexicon/sense.ts'
import type { Item } from '../candidate/cover.ts'
import type { Reading } from '../candidate/reading.ts'
import { isHarmless } from '../candidate/unused.ts'
import type { TaskKind } from './task-kind.ts'

/**
 * Whether anything says what the task does not: a word that nothing is known of, a number, what is computed or how rows are parted. How much
 * is to be told, to whom and how well it is to read changes no figure, and neither does what the data as a whole is called.
 */
export function saysMore(
  reading: Pick<Reading, 'cover' | 'scene' | 'rest' | 'items' | 'count'>,
  task: TaskKind,
): boolean {
  const { cover, scene, rest, items, count } = reading
  if (count !== undefined && task !== 'sample') return true
  if (cover.leftover.some((at) => scene.tokens[at]?.kind !== 'sign')) return true
  return rest.some((index) => {
    const item = items[index]
    return item !== undefined && !isBeside(item, task, scene)
  })
}

function isBeside(item: Item, task: TaskKind, { tokens }: Reading['scene']): boolean {
  if (item.kind === 'thing') return item.to.kind === 'table' || item.to.kind === 'column'
  const kinds = item.senses.map(({ kind }) => kind)
  if (kinds.some((kind) => always.has(kind) || besideTask[task].has(kind))) return true
  // Behind everything else it negates nothing, and asks for yes or no.
  if (kinds.includes('negation') && tokens.slice(item.until).every(({ kind }) => kind === 'sign')) return true
  // An article or a part of a verb may say something elsewhere; what parts rows does so wherever it stands.
  if (kinds.includes('function')) return !kinds.includes('group') && !kinds.includes('within')
  if (kinds.some((kind) => computing.has(kind))) return false
  return kinds.some((kind) => kind === 'suggest' || isHarmless(kind))
}

const always: ReadonlySet<string> = new Set<SenseKind>(['task', 'whole', 'setting'])

/** What says what is computed of the rows, or how they are parted. */
const computing: ReadonlySet<string> = new Set<SenseKind>([
  ...(['group', 'within', 'aggregate', 'quantity', 'distinct', 'superlative', 'most', 'frequent'] as const),
  ...(['rank', 'share', 'percent', 'ratio', 'change', 'difference', 'versus', 'comparative'] as const),
  ...(['cumulative', 'moving', 'statistic', 'missing', 'grain', 'order', 'negation'] as const),
])

const kindsOf = (...kinds: readonly SenseKind[]): ReadonlySet<string> => new Set(kinds)

/** What says how a figure runs, and by which periods it is told. */
const runs = ['change', 'trend', 'grain', 'group', 'within', 'ratio', 'aggregate'] as const

/** What may be said beside a task: how many duplicates there are in each column; why something fell; a short summary. */
const besideTask: { readonly [Task in TaskKind]: ReadonlySet<string> } = {
  overview: kindsOf('vague'),
  columns: kindsOf('vague', 'quantity', 'distinct'),
  figures: kindsOf('vague', 'aggregate', 'superlative'),
  quality: kindsOf(
    ...(['vague', 'quantity', 'missing', 'distinct', 'statistic', 'group', 'within', 'aggregate'] as const),
  ),
  sample: kindsOf('vague', 'rank'),
  size: kindsOf('quantity', 'vague'),
  why: kindsOf('change', 'comparative', 'difference', 'trend', 'versus', 'between'),
  slope: kindsOf(...runs, 'quantity', 'statistic'),
  growth: kindsOf(...runs, 'quantity', 'percent', 'share'),
  target: kindsOf(
    ...([
      'share',
      'percent',
      'quantity',
      'group',
      'within',
      'ratio',
      'grain',
      'superlative',
      'most',
    ] as const),
    ...(['compare', 'comparative', 'change', 'difference', 'verb'] as const),
  ),
}
