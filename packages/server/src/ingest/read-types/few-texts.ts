import type { Cell } from '@auger/contract'
import type { TransformAnswer } from '../../ports/engine.ts'
import type { Tried } from './choose-parser.ts'
import { decision, type Decision, type Trial } from './decision.ts'
import { parquet } from './parquet.ts'
import { isMissingWord, isPresent, plainValue, trimmed } from './value-sql.ts'

/** How many different texts are looked at. */
const fewTexts = 1_000
const longestText = 200

/** Whether all texts must be seen to tell the likeliest parser from the next. */
export function isInDoubt({ parsers: [first, second], wanted }: Trial): boolean {
  return wanted || first === undefined || first.doubtful === true || second?.pattern === first.pattern
}

/** Asks for the texts that the likeliest parser does not take as they stand, and what is to be said of each. */
export function fewTextsStatement({ source, parsers }: Trial, file: string): string {
  const [first] = parsers
  const fails = parsers.map((parser) => `${plainValue('trimmed', parser)} IS NULL`)
  const refused = first === undefined ? 'TRUE' : `${plainValue(source, first)} IS NULL`
  return `SELECT text, times, ${[isPresent('trimmed'), isMissingWord('trimmed'), ...fails].join(', ')}
    FROM (SELECT text, times, ${trimmed('text')} AS trimmed FROM (
      SELECT left(${source}, ${longestText}) AS text, count(*) AS times FROM ${parquet(file)}
      WHERE ${source} IS NOT NULL AND ${refused} GROUP BY 1 ORDER BY 1 LIMIT ${fewTexts + 1}))`
}

interface OtherText {
  readonly text: Cell
  readonly times: number
  /** Whether it is a value at all, or a word for none. */
  readonly present: boolean
  readonly word: boolean
  /** Whether each parser fails on it. */
  readonly fails: readonly boolean[]
}

/** Decides by the texts that stand out; undefined when they are too many, or speak for another parser. */
export function decideByFew(trial: Trial, answer: TransformAnswer | undefined): Decision | undefined {
  const { parsers, texts } = trial
  const [first] = parsers
  const others = (answer?.rows ?? []).map(otherText)
  if (first === undefined || others.length > fewTexts) return undefined
  if (others.length === 0) return { parser: first, plain: true, empty: false, lost: false, notes: [] }
  const count = (counts: (text: OtherText) => boolean) =>
    others.filter(counts).reduce((sum, { times }) => sum + times, 0)
  const tried = parsers.map((parser, index): Tried => {
    const fails = (text: OtherText) => text.present && text.fails[index] === true
    return { parser, failed: count(fails), example: others.find(fails)?.text ?? null }
  })
  const [best] = tried.toSorted((one, other) => one.failed - other.failed)
  // Of the texts that the first parser takes, another one may take fewer than it does here.
  if (best?.parser !== first) return undefined
  return decision(trial, [best], {
    present: texts - count(({ present }) => !present),
    words: count(({ word }) => word),
  })
}

const otherText = ([text = null, times, present, word, ...fails]: readonly Cell[]): OtherText => ({
  text,
  times: Number(times),
  present: present === true,
  word: word === true,
  fails: fails.map((cell) => cell === true),
})
