import { pictureNotes } from '../../locales/index.ts'
import { amountTexts } from './amount-texts.ts'
import { amounts, names } from './axes.ts'
import type { ChartInput, ChartMeasure } from './chart-input.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { inOrderOfTime } from './in-order-of-time.ts'
import { isHorizontal } from './is-horizontal.ts'
import { toldApart } from './names.ts'
import { pointsOf, type Point } from './points.ts'

const mostSteps = 25
const mostWritten = 16

/** A bar from where the ones before it have come to. */
interface Stage {
  readonly label: string
  readonly role: 'rise' | 'fall' | 'total'
  readonly from: number
  readonly to: number
  readonly value: number
}

/** What a total is made of, one on top of the other; or how something came from its first state to its last. */
export const waterfall: DrawKind = (input) => {
  const [key, ...more] = input.keys
  const [measure] = input.measures
  if (key === undefined || measure === undefined || more.length > 0) return undefined
  const points = key.times === undefined ? pointsOf(input, measure) : inOrderOfTime(pointsOf(input, measure))
  const stages = stagesOf(input, measure, points)
  if (stages.length < 3 || stages.length > mostSteps) return undefined
  const lying = isHorizontal(stages.map(({ label }) => label))
  const reached = stages.flatMap(({ from, to }) => [from, to])
  const amount = amounts(measure.name, reached, input.language, { field: 'from' })
  const sides = lying
    ? { y: names(key.name), x: amount, x2: { field: 'to' } }
    : { x: names(key.name), y: amount, y2: { field: 'to' } }
  return frame(input, {
    values: written(stages, input),
    view: { encoding: { ...sides, color: roles }, layer: [bars, ...texts(stages, lying)] },
  })
}

function stagesOf(input: ChartInput, measure: ChartMeasure, points: readonly Point[]): readonly Stage[] {
  const { total } = pictureNotes(input.language)
  if (measure.additive || measure.net) return input.whole ? partsOf(points, total) : []
  return input.keys[0]?.times === undefined ? [] : statesOf(points)
}

/** What adds up: each part, and the whole after them. */
function partsOf(points: readonly Point[], total: string): readonly Stage[] {
  let sum = 0
  const parts = points.map(({ label, value }) => {
    const from = sum
    sum = tidy(sum + value)
    return step(label, from, sum)
  })
  const label = toldApart([...points.map((point) => point.label), total]).at(-1) ?? total
  return [...parts, { label, role: 'total', from: 0, to: sum, value: sum }]
}

/** What is at one time this and at another that: the first state, each change, and the last state. */
function statesOf(points: readonly Point[]): readonly Stage[] {
  const state = ({ label, value }: Point): Stage => ({ label, role: 'total', from: 0, to: value, value })
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return []
  const changes = points
    .slice(1)
    .map(({ label, value }, before) => step(label, points[before]?.value ?? 0, value))
  return [state(first), ...changes, state({ ...last, label: `= ${last.label}` })]
}

const step = (label: string, from: number, to: number): Stage => ({
  label,
  role: to < from ? 'fall' : 'rise',
  from,
  to,
  value: tidy(to - from),
})

/** Sums of decimals without the noise of adding them up. */
const tidy = (value: number): number => Number(value.toPrecision(15))

function written(stages: readonly Stage[], { language }: ChartInput): readonly object[] {
  const textOf = amountTexts(
    stages.map(({ value }) => value),
    language,
  )
  return stages.map((stage) => {
    const { role, from, to, value } = stage
    const sign = role !== 'total' && value > 0 ? '+' : ''
    const edge = isBelow(stage) ? Math.min(from, to) : Math.max(from, to)
    return { ...stage, edge, below: isBelow(stage), amount: `${sign}${textOf(value)}` }
  })
}

const isBelow = ({ value }: Stage): boolean => value < 0

const bars = { mark: { type: 'bar', tooltip: true } }
const roles = {
  field: 'role',
  type: 'nominal',
  legend: null,
  scale: { domain: ['rise', 'fall', 'total'], range: ['#3a9b6b', '#c0484e', '#6b7785'] },
}

function texts(stages: readonly Stage[], lying: boolean): readonly object[] {
  if (stages.length > mostWritten) return []
  const place = (below: boolean) =>
    lying
      ? { align: below ? 'right' : 'left', baseline: 'middle', dx: below ? -5 : 5 }
      : { align: 'center', baseline: below ? 'top' : 'bottom', dy: below ? 6 : -6 }
  return [false, true].map((below) => ({
    name: below ? 'amounts_below' : 'amounts_above',
    transform: [{ filter: `datum.below === ${below}` }],
    mark: { type: 'text', fontSize: 11, ...place(below) },
    encoding: {
      [lying ? 'x' : 'y']: { field: 'edge', type: 'quantitative' },
      [lying ? 'x2' : 'y2']: null,
      text: { field: 'amount', type: 'nominal' },
      color: { value: '#1f2933' },
    },
  }))
}
