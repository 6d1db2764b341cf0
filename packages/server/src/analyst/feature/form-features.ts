import type { Candidate } from '../candidate/index.ts'
import { isEmpty, senseOf, type Reading } from '../candidate/reading.ts'
import type { Frame } from '../frame/frame.ts'
import type { Add } from './add.ts'
import { each } from './each.ts'

/** What a question asks for, by the first of its words that says so. */
const askedForms = [
  'count',
  'amount',
  'list',
  'whether',
  'thing',
  'person',
  'time',
  'place',
  'manner',
  'nothing',
] as const

/** What a frame answers with. */
const givenForms = [
  'count',
  'figure',
  'counts',
  'figures',
  'first',
  'list',
  'one',
  'rows',
  'whether',
] as const

type AskedForm = (typeof askedForms)[number]
type GivenForm = (typeof givenForms)[number]

const sentences: { readonly [Form in GivenForm]: string } = {
  count: 'how many there are of something',
  figure: 'one figure',
  counts: 'how many there are in each group',
  figures: 'a figure of each group',
  first: 'the groups that come first',
  list: 'values of some columns',
  one: 'one row that comes first',
  rows: 'whole rows',
  whether: 'yes or no',
}

export const formFeatures: readonly (readonly [string, string])[] = [
  ...askedForms.flatMap((asked) =>
    each(
      `form:${asked}`,
      givenForms,
      (given) => `The word that asks is about ${asked}, the answer is ${sentences[given as GivenForm]}.`,
    ),
  ),
  ['form:against', 'What is given is no answer to the word that asks: a figure to who, a list to how many.'],
  ['form:each-limited', 'Each group is asked for, and not all are shown.'],
]

const against: { readonly [Form in AskedForm]?: readonly GivenForm[] } = {
  count: ['list', 'rows', 'one', 'first', 'whether'],
  amount: ['rows', 'first', 'count', 'whether'],
  list: ['count', 'figure', 'whether'],
  person: ['count', 'figure', 'whether'],
  time: ['count', 'figure', 'whether'],
  place: ['count', 'figure', 'whether'],
}

/** How what is asked for and what is given go together. */
export function addForms({ frame, reading }: Candidate, add: Add): void {
  const given = givenForm(frame)
  if (given === undefined) return
  const asked = askedForm(reading)
  add(`form:${asked}:${given}`)
  if (against[asked]?.includes(given) === true) add('form:against')
  const asksEach = reading.items.some((item) => senseOf(item, 'within') !== undefined)
  if (asksEach && frame.ranking?.within === undefined && !showsAll(frame)) add('form:each-limited')
}

const showsAll = ({ dimensions, ranking, task, order }: Frame): boolean =>
  task === 'rows'
    ? ranking?.count === undefined && order === undefined
    : dimensions.length > 0 && ranking?.count === undefined

function askedForm(reading: Reading): AskedForm {
  for (const [at, item] of reading.items.entries()) {
    const quantity = senseOf(item, 'quantity')
    if (quantity !== undefined) return quantity.amount === true ? 'amount' : 'count'
    const ask = senseOf(item, 'ask')
    if (ask?.about === 'thing') return countBehind(reading, at) ?? 'thing'
    if (ask !== undefined) return ask.about === 'reason' ? 'manner' : ask.about
    if (senseOf(item, 'list') !== undefined) return countBehind(reading, at) ?? 'list'
    if (senseOf(item, 'whether') !== undefined && at === 0) return 'whether'
  }
  return 'nothing'
}

/** What is the number of; show me how many. */
function countBehind({ items }: Reading, at: number): AskedForm | undefined {
  const next = items.slice(at + 1).find((item) => !isEmpty(item) && senseOf(item, 'ask') === undefined)
  const quantity = senseOf(next, 'quantity')
  if (quantity === undefined) return undefined
  return quantity.amount === true ? 'amount' : 'count'
}

function givenForm(frame: Frame): GivenForm | undefined {
  if (frame.answer.kind === 'whether') return 'whether'
  if (frame.task === 'rows') {
    if (frame.ranking?.count === 1) return 'one'
    return frame.shown.length === 0 ? 'rows' : 'list'
  }
  if (frame.task !== 'figures') return undefined
  const counts = frame.metrics.every(({ metric }) => metric.kind === 'aggregate' && isCount(metric.function))
  if (frame.dimensions.length === 0) return counts ? 'count' : 'figure'
  if (frame.answer.kind === 'dimensions') return 'first'
  return counts ? 'counts' : 'figures'
}

const isCount = (name: string): boolean => name === 'count' || name === 'distinct'
