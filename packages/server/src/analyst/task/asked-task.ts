import type { Condition } from '@auger/contract/plan'
import type { ColumnRef } from '../frame/column-ref.ts'
import type { Fault, SenseKind } from '../lexicon/sense.ts'
import { coversOf } from '../candidate/cover.ts'
import { readCover } from '../candidate/read-cover.ts'
import { senseOf, type Reading } from '../candidate/reading.ts'
import type { Scene } from '../candidate/scene.ts'
import { isHarmless } from '../candidate/unused.ts'

/** A whole task that is asked for, with what of the data it is about. */
export interface AskedTask {
  readonly task: 'overview' | 'columns' | 'quality' | 'why'
  /** Of quality: what is looked for; none is all. */
  readonly faults: readonly Fault[]
  /** All hold for the rows that it is about. */
  readonly filters: readonly Condition[]
  readonly columns: readonly ColumnRef[]
  readonly tableIds: readonly string[]
  readonly reading: Reading
}

/**
 * What is asked for as a whole: a reading in which every word says which task, of which rows and columns, or nothing of its own. A
 * word that says anything else makes it another question: a summary by region is a figure of each region.
 */
export function askedTask(scene: Scene): AskedTask | undefined {
  // Most questions name none, and need not be read for one.
  const isTaskNamed = scene.links.some(({ to }) => to.kind === 'sense' && naming.has(to.sense.kind))
  if (scene.template !== undefined || !isTaskNamed) return undefined
  const [found] = coversOf(scene.tokens, scene.links)
    .map((cover) => readCover(scene, cover))
    .flatMap((reading) => {
      const asked = askedIn(reading)
      return asked === undefined ? [] : [{ asked, left: reading.cover.leftover.length }]
    })
    .toSorted((one, other) => one.left - other.left || one.asked.filters.length - other.asked.filters.length)
  return found?.asked
}

/** What taskIn goes by. */
const naming: ReadonlySet<string> = new Set<SenseKind>(['task', 'missing'])

function askedIn(reading: Reading): AskedTask | undefined {
  const task = taskIn(reading)
  const filters = filtersOf(reading)
  if (task === undefined || filters === undefined || saysMore(reading, task)) return undefined
  const named = namedIn(reading)
  const faults = task === 'quality' ? faultsIn(reading) : []
  // Which column lacks something is a figure of that column.
  const isOfColumns = faults.length > 0 && faults.every((fault) => ofColumns.has(fault))
  if (task === 'quality' && named.columns.length > 0 && !isOfColumns) return undefined
  return { task, faults, filters, ...named, reading }
}

function taskIn({ rest, items }: Reading): AskedTask['task'] | undefined {
  const said = rest.flatMap((index) => senseOf(items[index], 'task')?.task ?? [])
  if (said.includes('columns')) return 'columns'
  if (said.includes('overview')) return 'overview'
  if (said.includes('quality') || said.includes('duplicates')) return 'quality'
  if (said.includes('why')) return 'why'
  return said.length === 0 && rest.some((index) => senseOf(items[index], 'missing') !== undefined)
    ? 'quality'
    : undefined
}

/** What is looked for, each kind that is said; to mend it goes before to tell it. */
function faultsIn({ rest, items }: Reading): readonly Fault[] {
  const said = rest.flatMap((index): readonly Fault[] => {
    const task = senseOf(items[index], 'task')
    if (task?.task === 'duplicates') return ['duplicates']
    return task?.fault === undefined ? [] : [task.fault]
  })
  if (said.includes('clean')) return ['clean']
  if (said.length > 0) return [...new Set(said)]
  const isAny = rest.some((index) => senseOf(items[index], 'task')?.task === 'quality')
  return isAny ? [] : ['missing']
}

/** What may be asked of some columns alone. */
const ofColumns: ReadonlySet<Fault> = new Set<Fault>(['spellings', 'dates'])

/** Words without a meaning count, but for one of an overview, which may say for whom it is; so do phrases that say what is computed. */
function saysMore({ cover, scene, rest, items, count }: Reading, task: AskedTask['task']): boolean {
  if (count !== undefined) return true
  const left = cover.leftover.flatMap((at) => {
    const token = scene.tokens[at]
    return token === undefined || token.kind === 'sign' ? [] : [{ ...token, isFirst: at === 0 }]
  })
  const isKnown = cover.leftover.some((at) => scene.links.some(({ from, until }) => from <= at && at < until))
  const isName = ({ kind, quoted, capital, isFirst }: (typeof left)[number]): boolean =>
    kind === 'number' || quoted || (capital && !isFirst && !scene.traits.capitals)
  if (left.length > (task === 'overview' ? 1 : 0) || isKnown || left.some(isName)) return true
  return rest.some((index) => {
    const item = items[index]
    if (item === undefined || item.kind === 'thing') return item !== undefined && !isNamed(item.to.kind)
    const kinds = item.senses.map(({ kind }) => kind)
    if (kinds.includes('task')) return false
    if (kinds.some((kind) => besideOf(task).has(kind))) return false
    // Behind everything else it negates nothing, and asks for yes or no.
    if (kinds.includes('negation') && isLast(item.until, scene.tokens)) return false
    // An article or a part of a verb may say something elsewhere; what parts rows does so wherever it stands.
    if (kinds.includes('function')) return kinds.includes('group') || kinds.includes('within')
    return (
      kinds.some((kind) => computing.has(kind)) ||
      !kinds.some((kind) => kind === 'suggest' || isHarmless(kind))
    )
  })
}

const isLast = (until: number, tokens: Scene['tokens']): boolean =>
  tokens.slice(until).every(({ kind }) => kind === 'sign')

/** What says what is computed of the rows, or how they are parted. */
const computing: ReadonlySet<string> = new Set<SenseKind>([
  ...([
    'group',
    'within',
    'aggregate',
    'quantity',
    'distinct',
    'superlative',
    'most',
    'frequent',
    'rank',
  ] as const),
  ...([
    'share',
    'percent',
    'ratio',
    'change',
    'difference',
    'versus',
    'comparative',
    'cumulative',
    'moving',
  ] as const),
  ...(['statistic', 'missing', 'grain', 'order', 'negation'] as const),
])

/** What may be said beside a task: how many duplicates there are in each column; why something fell. */
const besideOf = (task: AskedTask['task']): ReadonlySet<string> => {
  if (task === 'overview' || task === 'columns') return besideOverview
  return task === 'why' ? besideWhy : besideFaults
}

const besideOverview: ReadonlySet<string> = new Set<SenseKind>()
const besideWhy: ReadonlySet<string> = new Set<SenseKind>(['change', 'comparative', 'difference', 'trend'])
const besideFaults: ReadonlySet<string> = new Set<SenseKind>([
  ...(['quantity', 'missing', 'distinct', 'statistic', 'group', 'within', 'aggregate'] as const),
])

const isNamed = (kind: string): boolean => kind === 'table' || kind === 'column'

/** The rows that are chosen, each in the likeliest way; undefined where groups are. */
function filtersOf({ slots }: Reading): readonly Condition[] | undefined {
  const chosen = slots.map(({ choices: [first] }) => first?.condition)
  return chosen.every((one) => one !== undefined) ? chosen : undefined
}

function namedIn({ rest, items }: Reading): Pick<AskedTask, 'columns' | 'tableIds'> {
  const named = rest.flatMap((index) => {
    const item = items[index]
    return item?.kind === 'thing' ? [item.to] : []
  })
  return {
    columns: named.flatMap((to) => (to.kind === 'column' ? [to.column] : [])),
    tableIds: named.flatMap((to) => (to.kind === 'table' ? [to.tableId] : [])),
  }
}
