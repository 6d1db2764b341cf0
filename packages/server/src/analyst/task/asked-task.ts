import type { AggregateFunction, Condition } from '@auger/contract/plan'
import { columnsIn } from '../../domain/condition.ts'
import type { ColumnRef } from '../frame/column-ref.ts'
import type { Fault, SenseKind } from '../lexicon/sense.ts'
import type { Match } from '../link/link.ts'
import { coversOf } from '../candidate/cover.ts'
import { readCover } from '../candidate/read-cover.ts'
import { senseOf, type Reading } from '../candidate/reading.ts'
import { columnOf, isMeasure, type Scene } from '../candidate/scene.ts'
import { faultsIn } from './asked-faults.ts'
import { saysMore } from './says-more.ts'
import { targetMode } from './target/target-mode.ts'
import { averageCourse, saidGrain } from './trend/said-course.ts'
import type { TaskKind } from './task-kind.ts'
import { taskLinks } from './task-links.ts'

/** A whole task that is asked for, with what of the data it is about. */
export interface AskedTask {
  readonly task: TaskKind
  /** Of quality: what is looked for; none is all. */
  readonly faults: readonly Fault[]
  /** Of figures: what the columns are summed up by, in the order of the words. */
  readonly functions: readonly AggregateFunction[]
  /** All hold for the rows that it is about. */
  readonly filters: readonly Condition[]
  readonly columns: readonly ColumnRef[]
  readonly tableIds: readonly string[]
  readonly reading: Reading
}

/**
 * What is asked for as a whole: a reading in which every word says which task, of which rows and columns, how it is to be told, or nothing
 * of its own. A word that says anything else makes it another question: a summary by region is a figure of each region.
 */
export const askedTask = (scene: Scene): AskedTask | undefined => askedTasks(scene)[0]

/** The ways in which it may be meant, those that choose fewest rows first. */
export function askedTasks(scene: Scene): readonly AskedTask[] {
  const links = taskLinks(scene)
  // Most questions name none, and need not be read for one.
  if (
    scene.template !== undefined ||
    !links.some(({ to }) => to.kind === 'sense' && (naming.has(to.sense.kind) || to.sense.kind === 'change'))
  )
    return []
  return coversOf(scene.tokens, links)
    .map((cover) => readCover(scene, cover))
    .flatMap((reading) => askedIn(reading) ?? [])
    .toSorted((one, other) => one.filters.length - other.filters.length)
}

/** What is no way to stand to a target. */
const wholeTasks: ReadonlySet<string> = new Set(['overview', 'size', 'sample', 'slope', 'trend', 'growth'])

/** What taskIn goes by. */
const naming: ReadonlySet<string> = new Set<SenseKind>(['task', 'whole', 'missing', 'statistic', 'rows'])

function askedIn(reading: Reading): AskedTask | undefined {
  const named = namedIn(reading)
  const functions = functionsIn(reading)
  const task = taskIn(reading, named.columns, functions)
  const filters = filtersOf(reading)
  if (task === undefined || filters === undefined || saysMore(reading, task)) return undefined
  if (task === 'why' && filters.some((one) => isOneAmount(reading.scene, one))) return undefined
  if (isCourse(task) && filters.some((one) => isOfAmounts(reading.scene, one))) return undefined
  const faults = task === 'quality' ? faultsIn(reading) : []
  const about = faults.includes('duplicates') ? withoutAmounts(reading, named) : named
  // Which column lacks something is a figure of that column.
  if (task === 'quality' && named.columns.length > 0 && faults.includes('missing')) return undefined
  return { task, faults, functions, filters, ...about, reading }
}

function taskIn(
  reading: Reading,
  columns: readonly ColumnRef[],
  functions: readonly AggregateFunction[],
): TaskKind | undefined {
  const { rest, items, scene } = reading
  const said = rest.flatMap((index): readonly string[] => {
    const task = senseOf(items[index], 'task')?.task ?? senseOf(items[index], 'whole')?.task
    return task === undefined ? [] : [task]
  })
  const isMissing = rest.some((index) => senseOf(items[index], 'missing') !== undefined)
  if (said.includes('quality') || said.includes('duplicates')) return 'quality'
  if (isMissing) return said.every((task) => task === 'columns') ? 'quality' : undefined
  if (said.includes('columns')) return 'columns'
  if (said.includes('why')) return 'why'
  if (said.includes('overview')) {
    const measured = columns.some((ref) => isMeasure(columnOf(scene, ref)))
    return measured && functions.length > 0 ? 'figures' : 'overview'
  }
  if (said.includes('size')) return 'size'
  if (said.includes('growth')) return 'growth'
  if (said.includes('slope')) return 'slope'
  if (said.includes('sample')) return 'sample'
  if (said.includes('trend')) return saidGrain(reading) === undefined ? undefined : 'slope'
  if (targetMode(reading) !== undefined && !said.some((task) => wholeTasks.has(task))) return 'target'
  if (said.length > 0) return undefined
  const course = averageCourse(reading)
  if (course !== undefined) return course
  if (asksForOutliers(reading)) return 'quality'
  return asksForRows(reading) ? 'sample' : undefined
}

/** The first ten rows: of whatever table, so of no order but that of the file. */
const asksForRows = ({ rest, items, count }: Reading): boolean =>
  count !== undefined &&
  (['rows', 'rank'] as const).every((kind) => rest.some((index) => senseOf(items[index], kind) !== undefined))

/** Values far from the others, of whatever rule; without them is another figure. */
function asksForOutliers({ rest, items }: Reading): boolean {
  const figures = rest.flatMap((index) => senseOf(items[index], 'statistic')?.figure ?? [])
  const isWithout = rest.some((index) => {
    const edit = senseOf(items[index], 'follow')?.edit
    return edit === 'without' || edit === 'instead'
  })
  return figures.length > 0 && figures.every((figure) => figure === 'outlier') && !isWithout
}

/** What columns are to be summed up by: the average, the median, the lowest. */
const functionsIn = ({ rest, items }: Reading): readonly AggregateFunction[] => [
  ...new Set(
    rest.flatMap((index): readonly AggregateFunction[] => {
      const aggregate = senseOf(items[index], 'aggregate')
      if (aggregate !== undefined) return [aggregate.function]
      const end = senseOf(items[index], 'superlative')
      if (end === undefined || (end.of ?? []).length > 0) return []
      return [end.direction === 'high' ? 'maximum' : 'minimum']
    }),
  ),
]

/** The rows that are chosen, each in the likeliest way; undefined where groups are. */
function filtersOf({ slots }: Reading): readonly Condition[] | undefined {
  const chosen = slots.map(({ choices: [first] }) => first?.condition)
  return chosen.every((one) => one !== undefined) ? chosen : undefined
}

/** What one amount is made up of nobody asks: 2024 is a year then. */
const isOneAmount = (scene: Scene, condition: Condition): boolean =>
  condition.kind === 'compare' &&
  condition.operator === '=' &&
  typeof condition.value === 'number' &&
  isMeasure(columnOf(scene, condition.column))

const isCourse = (task: TaskKind): boolean => task === 'slope' || task === 'growth'

/** Of how something runs since 2020, 2020 is a year, too. */
const isOfAmounts = (scene: Scene, condition: Condition): boolean =>
  columnsIn(condition).some((ref) => isMeasure(columnOf(scene, ref)))

type Named = Pick<AskedTask, 'columns' | 'tableIds'>

/** Duplicates among the expenses are rows that come again: an amount that comes again is no fault, unless it is called by its name. */
function withoutAmounts({ scene, rest, items }: Reading, named: Named): Named {
  const about = rest.flatMap((index) => {
    const item = items[index]
    return item?.kind === 'thing' && item.to.kind === 'column' && isAbout(item.to.match)
      ? [item.to.column]
      : []
  })
  const isAmount = (ref: ColumnRef): boolean => about.includes(ref) && isMeasure(columnOf(scene, ref))
  return { ...named, columns: named.columns.filter((ref) => !isAmount(ref)) }
}

const isAbout = (match: Match): boolean => match === 'concept' || match === 'near'

function namedIn({ rest, items }: Reading): Named {
  const named = rest.flatMap((index) => {
    const item = items[index]
    return item?.kind === 'thing' ? [item.to] : []
  })
  return {
    columns: named.flatMap((to) => (to.kind === 'column' ? [to.column] : [])),
    tableIds: named.flatMap((to) => (to.kind === 'table' ? [to.tableId] : [])),
  }
}
