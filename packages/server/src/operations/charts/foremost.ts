import { pictureNotes } from '../../locales/index.ts'
import { bar } from './bar.ts'
import type { ChartInput } from './chart-input.ts'
import type { DrawKind } from './chart-kind.ts'
import { isTimed } from './kinds-for.ts'
import { countsNote } from './notes.ts'

/** So many bars can still be read one by one. */
export const mostForemost = 30

/** Groups of which a few have a place in an order by their amount: those in a course of time have none. */
export const hasForemost = (input: ChartInput): boolean =>
  input.grouped && input.keys.length > 0 && (input.ranked || !isTimed(input))

/** The bars of the foremost groups, of more than could be shown. */
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
  return bar({
    ...onlyRows(input, rows),
    whole: false,
    notes: [...input.notes, countsNote(note, input.language, rows.length, input.rowCount)],
  })
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
