import { pictureNotes } from '../../locales/index.ts'
import { amountTexts } from './amount-texts.ts'
import { amounts, names } from './axes.ts'
import type { ChartInput, ChartMeasure } from './chart-input.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { inOrderOfTime } from './in-order-of-time.ts'
import { isHorizontal } from './is-horizontal.ts'
import { contributionsOf } from './contributions.ts'
import { pointsOf, type Point } from './points.ts'
import { contributionStages, partsOf, statesOf, type Stage } from './stages.ts'

const mostSteps = 25
const mostWritten = 16

/** What a total is made of, one on top of the other; or how something came from its first state to its last. */
export const waterfall: DrawKind = (input) => {
  const [key, ...more] = input.keys
  if (key === undefined || more.length > 0) return undefined
  const { name, stages } = stagesIn(input)
  if (stages.length < 3 || stages.length > mostSteps) return undefined
  const lying = isHorizontal(stages.map(({ label }) => label))
  const reached = stages.flatMap(({ from, to }) => [from, to])
  const amount = amounts(name, reached, input.language, { field: 'from' })
  const sides = lying
    ? { y: names(key.name), x: amount, x2: { field: 'to' } }
    : { x: names(key.name), y: amount, y2: { field: 'to' } }
  return frame(input, {
    values: written(stages, input),
    view: { encoding: { ...sides, color: roles }, layer: [bars, ...texts(stages, lying)] },
  })
}

function stagesIn(input: ChartInput): { readonly name: string; readonly stages: readonly Stage[] } {
  const contributions = contributionsOf(input)
  const [measure] = input.measures
  if (contributions !== undefined && input.whole) return contributionStages(input, contributions)
  if (measure === undefined || contributions !== undefined) return { name: '', stages: [] }
  const points = pointsOf(input, measure)
  const timed = input.keys[0]?.times !== undefined
  return { name: measure.name, stages: stagesOf(input, measure, timed ? inOrderOfTime(points) : points) }
}

function stagesOf(input: ChartInput, measure: ChartMeasure, points: readonly Point[]): readonly Stage[] {
  const { total } = pictureNotes(input.language)
  if (measure.additive || measure.net) return input.whole ? partsOf(points, total) : []
  return input.keys[0]?.times === undefined ? [] : statesOf(points)
}

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
