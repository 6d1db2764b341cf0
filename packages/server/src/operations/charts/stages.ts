import { pictureNotes } from '../../locales/index.ts'
import type { ChartInput, ChartMeasure } from './chart-input.ts'
import type { Contributions } from './contributions.ts'
import { shownName, toldApart } from './names.ts'
import { countsNote } from './notes.ts'
import { pointsOf, type Point } from './points.ts'

/** A bar from where the ones before it have come to. */
export interface Stage {
  readonly label: string
  readonly role: 'rise' | 'fall' | 'total'
  readonly from: number
  readonly to: number
  readonly value: number
}

/** What adds up: each part, and the whole after them. */
export function partsOf(points: readonly Point[], total: string): readonly Stage[] {
  const parts = stepsFrom(0, points)
  const sum = parts.at(-1)?.to ?? 0
  const label = toldApart([...points.map((point) => point.label), total]).at(-1) ?? total
  return [...parts, totalOf(label, sum)]
}

/** What is at one time this and at another that: the first state, each change, and the last state. */
export function statesOf(points: readonly Point[]): readonly Stage[] {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return []
  const changes = points
    .slice(1)
    .map(({ label, value }, before) => step(label, points[before]?.value ?? 0, value))
  return [totalOf(first.label, first.value), ...changes, totalOf(`= ${last.label}`, last.value)]
}

const mostContributions = 12

/** The total before, what each group added to its change, the largest first and the least of many as one, and the total after. */
export function contributionStages(
  input: ChartInput,
  { before, after, change }: Contributions,
): { readonly name: string; readonly stages: readonly Stage[] } {
  const [from, to] = [sumOf(before), sumOf(after)]
  const points = pointsOf(input, change).toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
  const told = points.length > mostContributions ? points.slice(0, mostContributions - 1) : points
  const rest = points.slice(told.length)
  const others = pictureNotes(input.language).others
  const all = [
    ...told,
    ...(rest.length === 0
      ? []
      : [{ label: shownName(countsNote(others, input.language, rest.length)), value: totalled(rest) }]),
  ]
  const { name, sides } = sidesNamed(before.name, after.name)
  const labels = toldApart([sides[0], ...all.map(({ label }) => label), sides[1]])
  const named = all.map((point, at) => ({ ...point, label: labels[at + 1] ?? point.label }))
  return {
    name,
    stages: [totalOf(labels[0] ?? '', from), ...stepsFrom(from, named), totalOf(labels.at(-1) ?? '', to)],
  }
}

/** Sales (September) and sales (October) are September and October of sales. */
function sidesNamed(one: string, other: string) {
  const [first, second] = [one, other].map((name) => /^(.+\S)\s*[(（]([^()（）]+)[)）]$/u.exec(name))
  const [, of = '', before = one] = first ?? []
  const [, same = '', after = other] = second ?? []
  return of === '' || of !== same || before === after
    ? { name: '', sides: [one, other] as const }
    : { name: of, sides: [before, after] as const }
}

const sumOf = ({ values }: ChartMeasure): number =>
  tidy(values.reduce((sum: number, value) => sum + (value ?? 0), 0))

const totalled = (points: readonly Point[]): number => tidy(points.reduce((sum, { value }) => sum + value, 0))

function stepsFrom(start: number, points: readonly Point[]): readonly Stage[] {
  let reached = start
  return points.map(({ label, value }) => {
    const from = reached
    reached = tidy(reached + value)
    return step(label, from, reached)
  })
}

const totalOf = (label: string, value: number): Stage => ({ label, role: 'total', from: 0, to: value, value })

const step = (label: string, from: number, to: number): Stage => ({
  label,
  role: to < from ? 'fall' : 'rise',
  from,
  to,
  value: tidy(to - from),
})

/** Sums of decimals without the noise of adding them up. */
const tidy = (value: number): number => Number(value.toPrecision(15))
