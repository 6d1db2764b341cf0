import {
  aggregateFunctions,
  calendarGrains,
  chartKinds,
  timeGrains,
  timeParts,
  type ComparisonOperator,
} from '@auger/contract/plan'
import { faults, targetsSaid, type FollowEdit, type Sense, type SenseKind } from './sense.ts'
import { statisticFigures } from './statistic-figures.ts'

/** One thing that the head of a line says beside the kind of sense. */
export interface Argument {
  readonly name: string
  /** placed: must stand, in its turn; optional: may stand, in any turn; named: may stand as name=value. */
  readonly style: 'placed' | 'optional' | 'named'
  /** The value that a word stands for; undefined where it stands for none. */
  readonly read: (word: string) => unknown
}

const oneOf =
  (choices: readonly string[]) =>
  (word: string): string | undefined =>
    choices.find((choice) => choice === word)

const asNumber = (word: string): number | undefined =>
  word !== '' && Number.isFinite(Number(word)) ? Number(word) : undefined

const within =
  (lowest: number, highest: number) =>
  (word: string): number | undefined => {
    const value = asNumber(word)
    return value !== undefined && value >= lowest && value <= highest ? value : undefined
  }

const ids = (word: string): readonly string[] | undefined => {
  const found = word.split(',')
  return found.every((id) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) ? found : undefined
}

const placed = (name: string, read: Argument['read']): Argument => ({ name, style: 'placed', read })
const optional = (name: string, read: Argument['read']): Argument => ({ name, style: 'optional', read })
const named = (name: string, read: Argument['read']): Argument => ({ name, style: 'named', read })
const flag = (name: string): Argument => optional(name, (word) => (word === name ? true : undefined))

const operators: readonly ComparisonOperator[] = ['=', '!=', '<', '<=', '>', '>=']
const edits: readonly FollowEdit[] = [
  'also',
  'instead',
  'only',
  'without',
  'same',
  'percentage',
  'reverse',
  'break-down',
  'picture',
  'point',
  'those',
  'their',
  'others',
  'everything',
  'besides',
  'why',
]
const tasks = [
  'overview',
  'columns',
  'quality',
  'duplicates',
  'why',
  'forecast',
  'what-if',
  'cluster',
  'model',
]
const wholes = [
  ...['overview', 'columns', 'quality', 'duplicates', 'sample', 'size'],
  ...['slope', 'trend', 'growth'],
  ...targetsSaid,
]
const asked = ['thing', 'person', 'time', 'place', 'manner', 'reason']

const of = named('of', ids)
const highOrLow = placed('direction', oneOf(['high', 'low']))
const operator = placed('operator', oneOf(operators))
const chart = placed('chart', oneOf(['auto', 'none', ...chartKinds]))

/** What the head of each kind of sense may say. */
export const senseArguments: { readonly [Kind in SenseKind]: readonly Argument[] } = {
  aggregate: [placed('function', oneOf(aggregateFunctions))],
  quantity: [flag('amount')],
  distinct: [],
  superlative: [highOrLow, of, named('place', within(2, 100)), flag('judged')],
  most: [highOrLow],
  frequent: [highOrLow],
  rank: [highOrLow, flag('position')],
  beside: [
    placed('offset', (word) => (word === '1' || word === '-1' ? Number(word) : undefined)),
    flag('plain'),
  ],
  compare: [operator, placed('place', oneOf(['before', 'after'])), of],
  when: [operator],
  between: [],
  comparative: [highOrLow, of],
  difference: [of],
  versus: [],
  contains: [optional('place', oneOf(['start']))],
  share: [],
  percent: [],
  ratio: [],
  arithmetic: [placed('operator', oneOf(['+', '-', '*']))],
  operator: [placed('operator', oneOf(['+', '-', '*', '/'])), flag('percent'), flag('list'), flag('swapped')],
  defines: [],
  change: [
    optional('direction', oneOf(['up', 'down'])),
    flag('times'),
    named('against', oneOf(['previous', 'year', 'first'])),
  ],
  cumulative: [],
  moving: [],
  trend: [],
  streak: [],
  same: [],
  joint: [placed('of', oneOf(['and', 'or', 'to']))],
  group: [],
  within: [],
  grain: [placed('grain', oneOf([...calendarGrains, ...timeParts]))],
  negation: [],
  only: [],
  never: [],
  list: [],
  ask: [placed('about', oneOf(asked)), of],
  whether: [],
  rows: [],
  order: [],
  direction: [placed('direction', oneOf(['ascending', 'descending']))],
  missing: [],
  present: [],
  chart: [chart],
  suggest: [chart],
  axis: [placed('axis', oneOf(['x', 'y']))],
  bin: [],
  relative: [placed('grain', oneOf(timeGrains)), placed('back', asNumber)],
  latest: [],
  month: [placed('month', within(1, 12))],
  weekday: [placed('day', within(1, 7)), named('until', within(1, 7))],
  quarter: [placed('quarter', within(1, 4))],
  half: [placed('half', within(1, 2))],
  number: [placed('value', asNumber)],
  ordinal: [placed('value', within(1, 1000))],
  unit: [placed('of', oneOfLetters), placed('size', asNumber)],
  than: [],
  both: [],
  statistic: [placed('figure', oneOf(statisticFigures))],
  task: [
    placed('task', oneOf(tasks)),
    optional('fault', oneOf(faults)),
    optional('direction', oneOf(['up', 'down'])),
  ],
  whole: [
    placed('task', oneOf(wholes)),
    optional('fault', oneOf(faults)),
    named('grain', oneOf(calendarGrains)),
  ],
  setting: [flag('counted')],
  follow: [placed('edit', oneOf(edits))],
  vague: [],
  verb: [],
  function: [],
}

function oneOfLetters(word: string): string | undefined {
  return /^[a-z]+(?:-[a-z]+)*$/.test(word) ? word : undefined
}

export const isSenseKind = (word: string): word is Sense['kind'] => Object.hasOwn(senseArguments, word)
