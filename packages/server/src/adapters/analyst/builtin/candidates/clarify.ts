import { isDeepStrictEqual } from 'node:util'
import { columnsIn } from '../../../../domain/condition.ts'
import type { Step } from '@auger/contract/plan'
import type { Proposal } from '../../../../ports/analyst.ts'
import { sliceOf, type ReadQuestion } from '../question.ts'
import { columnsOf } from './assumptions.ts'
import { mentionsOf } from './mentions.ts'
import type { Ranked } from './rank.ts'

/** A rival that is at least this likely, measured by the best, is worth asking about; sooner where two columns hold what was said. */
const rivalry = { name: 0.5, value: 0.3 }
/** A plan that is likelier than this is not asked about. */
const settled = 0.7
const mostOptions = 3

/** Asks back where two readings stand against each other that differ in one name; every option can be asked as it stands. */
export function clarify(
  question: ReadQuestion,
  ranked: readonly Ranked[],
  stepFor: (text: string) => Step | undefined,
): Proposal | undefined {
  const [best, ...others] = ranked
  if (best === undefined || best.likelihood > settled) return undefined
  const against = (least: number) => others.filter(({ worth }) => Math.exp(worth - best.worth) >= least)
  const close = against(rivalry.name)
  const doubt =
    tableDoubt(question, best, close) ??
    nameDoubt(question, best, close) ??
    nameDoubt(question, best, against(rivalry.value), ({ value }) => value)
  if (doubt === undefined) return undefined
  const steps: Step[] = []
  const options = doubt.options.filter((text) => {
    const step = stepFor(text)
    if (step === undefined || steps.some((known) => isDeepStrictEqual(known, step))) return false
    steps.push(step)
    return true
  })
  return options.length < 2
    ? undefined
    : { kind: 'clarify', about: doubt.about, options: options.slice(0, mostOptions) }
}

interface Doubt {
  readonly about: string
  readonly options: readonly string[]
}

function tableDoubt(question: ReadQuestion, best: Ranked, rivals: readonly Ranked[]): Doubt | undefined {
  const alike = rivals.filter(
    ({ step, candidate }) =>
      candidate.reading.table !== best.candidate.reading.table &&
      isDeepStrictEqual(step.verbs, best.step.verbs),
  )
  if (alike.length === 0) return undefined
  const tables = [best, ...alike].map(({ candidate }) => candidate.reading.table)
  return {
    about: question.text,
    options: tables.map(({ title }) => question.locale.says.questions.inTable(question.text, title)),
  }
}

/** A stretch of the question that the two tie to different columns. */
function nameDoubt(
  question: ReadQuestion,
  best: Ranked,
  rivals: readonly Ranked[],
  counts: (tie: Tie) => boolean = () => true,
): Doubt | undefined {
  const own = tiesOf(question, best)
  for (const rival of rivals) {
    if (rival.candidate.reading.table !== best.candidate.reading.table) continue
    for (const tie of tiesOf(question, rival).filter(counts)) {
      const mine = own.find(({ start, end }) => start === tie.start && end === tie.end)
      if (mine === undefined || mine.column === tie.column) continue
      const { quoted } = question.locale.says.questions
      const said = sliceOf(question, tie.start, tie.end)
      const instead = [mine, tie].map(({ column, value }) =>
        value ? `${quoted(column)} ${said}` : quoted(column),
      )
      return { about: said, options: instead.map((words) => replaced(question, tie, words)) }
    }
  }
  return undefined
}

interface Tie {
  readonly start: number
  readonly end: number
  readonly column: string
  /** Whether the stretch is a value of the column and not its name. */
  readonly value: boolean
}

function tiesOf(question: ReadQuestion, { candidate: { reading, units } }: Ranked): readonly Tie[] {
  const mentions = mentionsOf(question, reading.table)
  const within = (place: { readonly units: bigint }): boolean => (place.units & units) === place.units
  const conditioned = new Set(reading.conditions.flatMap(columnsIn))
  const wanted = new Set(columnsOf(reading))
  return [
    ...mentions.values
      .filter((mention) => within(mention) && conditioned.has(mention.column.name))
      .map(({ start, end, column }) => ({ start, end, column: column.name, value: true })),
    ...mentions.columns
      .filter((mention) => within(mention) && wanted.has(mention.column))
      .map(({ start, end, column }) => ({ start, end, column: column.name, value: false })),
  ]
}

function replaced({ text, units }: ReadQuestion, { start, end }: Tie, words: string): string {
  const before = text.slice(0, units[start]?.start ?? 0)
  const after = text.slice(units[end - 1]?.end ?? text.length)
  return before + words + after
}
