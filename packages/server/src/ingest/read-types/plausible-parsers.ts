import type { ColumnType } from '../../domain/table.ts'
import { missingInValues } from './missing-words.ts'
import { parsersFor, type ValueParser } from './parsers.ts'
import { fullPattern } from './parsers/value-parser.ts'

/** A parser that fails more of the sample than this is not worth a look at the whole column. */
const mostFailing = 0.2
const missing = new Set(missingInValues)

/** What a column may be read as, going by some of its texts; without any, everything. The likeliest comes first. */
export function plausibleParsers(
  name: string,
  cells: readonly string[],
  delimiter: string,
): readonly ValueParser[] {
  const texts = valuesIn(cells)
  return parsersFor(delimiter, { name, texts }).filter(({ pattern }) => {
    const whole = fullPattern(pattern)
    return texts.filter((text) => !whole.test(text)).length <= texts.length * mostFailing
  })
}

/** Every parser that makes a column what a person says it is, the one that takes most of its texts first. */
export function parsersAs(
  type: ColumnType,
  name: string,
  cells: readonly string[],
  delimiter: string,
): readonly ValueParser[] {
  const texts = valuesIn(cells)
  const known = new Map(
    [...parsersFor(delimiter, { name, texts }), ...parsersFor(delimiter)]
      .filter((parser) => parser.type === type)
      .map((parser) => [`${parser.name} ${parser.pattern}`, parser]),
  )
  const taken = ({ pattern }: ValueParser) => texts.filter((text) => fullPattern(pattern).test(text)).length
  return [...known.values()].toSorted((one, other) => taken(other) - taken(one))
}

const valuesIn = (cells: readonly string[]) =>
  cells.map((cell) => cell.trim()).filter((text) => text !== '' && !missing.has(text))
