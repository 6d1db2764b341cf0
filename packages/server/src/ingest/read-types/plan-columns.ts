import { mapInTurns } from '../../domain/map-in-turns.ts'
import type { ColumnType } from '../../domain/table.ts'
import type { TextColumn } from '../formats/format.ts'
import { createAutomaton } from './automaton/automaton.ts'
import { plausibleParsers, parsersAs } from './plausible-parsers.ts'
import { fullPattern, type ValueParser } from './parsers/value-parser.ts'
import { nothingPattern } from './value-sql.ts'

/**
 * What is made of a column while the file is read. Value: every text must match a parser. Text: it stays as it is, and
 * while it is clean no text in it means nothing. Open: all texts have to be seen before it is decided. Absent: it has
 * neither a name nor a value.
 */
export type ColumnPlan =
  | {
      readonly kind: 'value'
      readonly parser: ValueParser
      readonly parsers: readonly ValueParser[]
    }
  | { readonly kind: 'text'; readonly clean: boolean }
  | {
      readonly kind: 'open'
      readonly parsers: readonly ValueParser[]
      /** One of them is taken whatever it fails on, because a person said so. */
      readonly wanted?: true
    }
  | { readonly kind: 'absent' }

const nothing = fullPattern(nothingPattern)

/** Plans each column by some of its rows. */
export async function planColumns(
  columns: readonly TextColumn[],
  rows: readonly (readonly string[])[],
  delimiter: string,
  types: { readonly [column: string]: ColumnType } = {},
): Promise<readonly ColumnPlan[]> {
  const known = new Map<string, boolean>()
  const hasAutomaton = ({ pattern }: ValueParser) => {
    const has = known.get(pattern) ?? createAutomaton(pattern) !== undefined
    known.set(pattern, has)
    return has
  }
  const plans = await mapInTurns(columns, (column, index): ColumnPlan => {
    const texts = rows.map((row) => row[index] ?? '').filter((text) => text !== '')
    const wanted = Object.hasOwn(types, column.name) ? types[column.name] : undefined
    if (wanted === 'text') return { kind: 'text', clean: !texts.some((text) => nothing.test(text)) }
    if (wanted !== undefined)
      return { kind: 'open', parsers: parsersAs(wanted, column.name, texts, delimiter), wanted: true }
    if (texts.length === 0 && !column.named && rows.length > 0) return { kind: 'absent' }
    const parsers = plausibleParsers(column.name, texts, delimiter)
    const [first, second] = parsers
    if (first === undefined) return { kind: 'text', clean: !texts.some((text) => nothing.test(text)) }
    const alone = first.doubtful !== true && second?.pattern !== first.pattern
    const plain = texts.length > 0 && texts.every((text) => fullPattern(first.pattern).test(text))
    return alone && plain && hasAutomaton(first)
      ? { kind: 'value', parser: first, parsers }
      : { kind: 'open', parsers }
  })
  // A table has at least one column.
  return plans.every((plan) => plan.kind === 'absent')
    ? plans.map(() => ({ kind: 'text', clean: true }))
    : plans
}
