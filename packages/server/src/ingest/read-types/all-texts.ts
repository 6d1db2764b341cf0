import type { Cell } from '@auger/contract'
import { decision, type Decision, type Trial } from './decision.ts'
import { parquet } from './parquet.ts'
import type { ValueParser } from './parsers.ts'
import { isMissingWord, isPresent, plainValue, trimmed } from './value-sql.ts'

/** Asks of several columns how many values there are, how many words for none, and how many each parser fails on. */
export function allTextsStatement(trials: readonly Trial[], file: string): string {
  const texts = trials.map(
    ({ source }, index) => `${source} AS text${index}, ${trimmed(source)} AS trimmed${index}`,
  )
  const present = trials.map((_, index) => `${isPresent(`trimmed${index}`)} AS present${index}`)
  return `SELECT ${trials.flatMap(countsOf).join(', ')} FROM (SELECT ${trials.flatMap(marksOf).join(', ')} FROM (
    SELECT *, ${present.join(', ')} FROM (SELECT ${texts.join(', ')} FROM ${parquet(file)})))`
}

/** Of each text whether it is a value, or a word for none, and the text itself where a parser fails on it. */
function marksOf({ parsers }: Trial, index: number): readonly string[] {
  const fails = (parser: ValueParser) =>
    `present${index} AND ${plainValue(`trimmed${index}`, parser)} IS NULL`
  return [
    `present${index}`,
    `${isMissingWord(`trimmed${index}`)} AS word${index}`,
    ...parsers.map(
      (parser, place) => `CASE WHEN ${fails(parser)} THEN text${index} END AS failed${index}_${place}`,
    ),
  ]
}

/** For each parser also one text that it fails on. */
function countsOf({ parsers }: Trial, index: number): readonly string[] {
  const failed = parsers.map((_, place) => `failed${index}_${place}`)
  return [
    `count(*) FILTER (WHERE present${index})`,
    `count(*) FILTER (WHERE word${index})`,
    ...failed.flatMap((column) => [`count(${column})`, `min(${column})`]),
  ]
}

/** Decides several columns by the counts of all of their texts. */
export function decideByAll(trials: readonly Trial[], counts: readonly Cell[]): readonly Decision[] {
  const rest = [...counts]
  return trials.map((trial) => {
    const { parsers } = trial
    const [present, words, ...cells] = rest.splice(0, 2 + parsers.length * 2)
    const tried = parsers.map((parser, index) => ({
      parser,
      failed: Number(cells[index * 2]),
      example: cells[index * 2 + 1] ?? null,
    }))
    return decision(trial, tried, { present: Number(present), words: Number(words) })
  })
}
