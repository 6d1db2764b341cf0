import type { Cell } from '@auger/contract'
import type { TextColumn, TextTable } from '../formats/format.ts'
import type { Workbench } from '../workbench.ts'
import { chooseReading } from './choose-reading.ts'
import { parquet } from './parquet.ts'
import { plausibleReadings } from './plausible-readings.ts'
import type { Reading } from './readings.ts'
import { isMissingWord, isPresent, looseValue, plainValue } from './value-sql.ts'

export interface Decision {
  /** Absent: it stays text. */
  readonly reading?: Reading
  /** Whether every value is written plainly, so that nothing needs trimming. */
  readonly plain: boolean
  /** It holds no value at all. */
  readonly empty: boolean
  readonly notes: readonly string[]
}

const mostSampleCells = 200_000
const batchSize = 50

/** Decides the type of each column: a sample says what it may be, all of its values say whether it is. */
export async function decideTypes(
  table: TextTable,
  texts: string,
  bench: Workbench,
): Promise<readonly Decision[]> {
  const { columns } = table
  const limit = Math.max(50, Math.min(1000, Math.floor(mostSampleCells / columns.length)))
  const [sample] = await bench.run((at) => [`SELECT * FROM ${parquet(at(texts))} LIMIT ${limit}`], [texts])
  const decisions: Decision[] = []
  for (let start = 0; start < columns.length; start += batchSize) {
    const trials = columns.slice(start, start + batchSize).map((column, offset) => ({
      column,
      source: sourceName(start + offset),
      readings: plausibleReadings(
        (sample?.rows ?? []).map((row) => row[start + offset] ?? null),
        table.delimiter,
      ),
    }))
    decisions.push(...(await decideBatch(trials, texts, bench)))
  }
  return decisions
}

/** The name of a column among the texts. */
export const sourceName = (index: number) => `c${index}`

interface Trial {
  readonly column: TextColumn
  readonly source: string
  readonly readings: readonly Reading[]
}

async function decideBatch(
  trials: readonly Trial[],
  texts: string,
  bench: Workbench,
): Promise<readonly Decision[]> {
  const counts = await oneRow(trials.flatMap(plainCounts), texts, bench)
  const quick = trials.map((trial, index) =>
    decideQuickly(trial, Number(counts[index * 2]), Number(counts[index * 2 + 1])),
  )
  const open = trials.filter((_, index) => quick[index] === undefined)
  const details = open.length === 0 ? [] : [...(await oneRow(open.flatMap(looseCounts), texts, bench))]
  const slow = open.map((trial) => decideByCounts(trial, details.splice(0, looseCounts(trial).length)))
  return quick.flatMap((decision) => decision ?? slow.shift() ?? [])
}

async function oneRow(
  expressions: readonly string[],
  texts: string,
  bench: Workbench,
): Promise<readonly Cell[]> {
  const [answer] = await bench.run(
    (at) => [`SELECT ${expressions.join(', ')} FROM ${parquet(at(texts))}`],
    [texts],
  )
  return answer?.rows[0] ?? []
}

/** How many texts there are, and how many of them the likeliest reading takes as they stand. */
function plainCounts({ source, readings: [first] }: Trial): readonly string[] {
  return [`count(${source})`, first === undefined ? '0' : `count(${plainValue(source, first)})`]
}

function decideQuickly({ readings }: Trial, texts: number, taken: number): Decision | undefined {
  if (texts === 0) return { plain: true, empty: true, notes: [] }
  const [first, second] = readings
  if (first === undefined) return { plain: true, empty: false, notes: [] }
  const alone = first.doubtful !== true && second?.pattern !== first.pattern
  return taken === texts && alone ? { reading: first, plain: true, empty: false, notes: [] } : undefined
}

/** How many values there are, how many words for none; then for each reading how many it fails on, and one of those. */
function looseCounts({ source, readings }: Trial): readonly string[] {
  const present = isPresent(source)
  const failing = (reading: Reading) => `FILTER (WHERE ${present} AND ${looseValue(source, reading)} IS NULL)`
  return [
    `count(*) FILTER (WHERE ${present})`,
    `count(*) FILTER (WHERE ${isMissingWord(source)})`,
    ...readings.flatMap((reading) => [`count(*) ${failing(reading)}`, `min(${source}) ${failing(reading)}`]),
  ]
}

function decideByCounts({ column, readings }: Trial, cells: readonly Cell[]): Decision {
  const [present, words, ...counts] = cells
  if (Number(present) === 0) return { plain: true, empty: Number(words) === 0, notes: [] }
  const tried = readings.map((reading, index) => ({
    reading,
    failed: Number(counts[index * 2]),
    example: counts[index * 2 + 1] ?? null,
  }))
  return {
    ...chooseReading(column.name, tried, { present: Number(present), words: Number(words) }),
    plain: false,
    empty: false,
  }
}
