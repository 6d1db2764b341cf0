import { formatNumber, localeFor, pictureNotes } from '../../locales/index.ts'
import { barsWith, isTooLong } from './bar.ts'
import type { ChartInput, ChartMeasure } from './chart-input.ts'
import type { DrawKind } from './chart-kind.ts'
import { isTimed } from './kinds-for.ts'
import { mostForemost } from './most-points.ts'
import { countsNote } from './notes.ts'
import { shownName } from './names.ts'
import type { Point } from './points.ts'

/** Groups of which a few have a place in an order by their amount: those in a course of time have none. */
export const hasForemost = (input: ChartInput): boolean =>
  input.grouped && input.keys.length > 0 && (input.ranked || !isTimed(input))

/** The bars of the foremost groups, of more than could be shown, and one for the rest where they add up. */
export const foremost: DrawKind = (input) => {
  const [measure] = input.measures
  if (measure === undefined || input.extract === 'first' || input.extract === 'sample') return undefined
  if (!hasForemost(input)) return undefined
  const known = measure.values.flatMap((value, row) => (value === null ? [] : [{ value, row }]))
  const inOrder = input.ranked ? known : known.toSorted((a, b) => b.value - a.value)
  const rows = inOrder.slice(0, mostForemost).map(({ row }) => row)
  if (rows.length < mostForemost || rows.length === input.rowCount) return undefined
  const { highest, lowest } = pictureNotes(input.language)
  const note = input.rising ? lowest : highest
  const shown: ChartInput = {
    ...onlyRows(input, rows),
    whole: false,
    notes: [...input.notes, countsNote(note, input.language, rows.length, input.rowCount)],
  }
  return barsWith(shown, input.rising ? undefined : restOf(input, measure, rows))
}

/** What those without a bar of their own come to; nothing where that is not known, or is no sum. */
function restOf(input: ChartInput, measure: ChartMeasure, rows: readonly number[]): Point | undefined {
  const total =
    input.extract === 'all'
      ? measure.values.reduce((sum: number, value) => sum + (value ?? 0), 0)
      : input.total
  if (!measure.additive || total === undefined) return undefined
  const shown = rows.reduce((sum, row) => sum + (measure.values[row] ?? 0), 0)
  // Without the noise of adding up.
  const value = Number((total - shown).toPrecision(12))
  const others = countsNote(pictureNotes(input.language).others, input.language, input.rowCount - rows.length)
  const said = formatNumber(value, localeFor(input.language).locale)
  const points = rows.map((row) => ({ label: '', value: measure.values[row] ?? 0 }))
  return { label: shownName(isTooLong({ label: '', value }, points) ? `${others}: ${said}` : others), value }
}

function onlyRows(input: ChartInput, rows: readonly number[]): ChartInput {
  const pick = <Value>(all: readonly Value[]): readonly Value[] =>
    rows.flatMap((row) => all.slice(row, row + 1))
  return {
    ...input,
    keys: input.keys.map((key) => ({
      ...key,
      labels: pick(key.labels),
      ...(key.times === undefined ? {} : { times: pick(key.times) }),
      ...(key.amounts === undefined ? {} : { amounts: pick(key.amounts) }),
    })),
    measures: input.measures.map((measure) => ({ ...measure, values: pick(measure.values) })),
  }
}
