import { cut } from '@auger/contract'
import type { Step } from '@auger/contract/plan'
import { EngineFailure } from '../ports/engine.ts'

const longest = 600

/** What is wrong with a statement as it is written. */
const aboutWords = /^(?:Parser|Syntax|Binder|Catalog) Error: /
/** What it meets in the data, whose cells may be quoted. Anything else is no fault of who wrote it. */
const aboutValues =
  /^(?:Conversion|Invalid Input|Out of Range|Mismatch Type|Not implemented|Invalid type|Constraint) Error: /

/** What the engine holds against a statement, for who owns the data; undefined where the statement is not to blame. */
export function complaintOf(error: unknown): string | undefined {
  if (!(error instanceof EngineFailure)) return undefined
  if (error.reason === 'refused') return firstParagraph(error.message)
  const isSaid = aboutWords.test(error.message) || aboutValues.test(error.message)
  return error.reason === 'failed' && isSaid ? firstParagraph(error.message) : undefined
}

/** The same for anyone: no value that a cell has, and no count of rows. */
export function problemOf(error: EngineFailure): string | undefined {
  switch (error.reason) {
    case 'timeout':
      return 'it takes too long'
    case 'memory':
      return 'it needs too much memory'
    case 'too-large':
      return 'it reads or gives too much'
    case 'refused':
    case 'failed': {
      const complaint = complaintOf(error)
      return complaint !== undefined && aboutValues.test(complaint) ? untilAValue(complaint) : complaint
    }
    case 'lost':
    case 'aborted':
      return undefined
  }
}

/** Of a step of a plan that somebody has sent, whose statement is to blame. */
export function statementComplaint(
  { id, input }: Pick<Step, 'id' | 'input'>,
  error: unknown,
): string | undefined {
  const complaint = input.kind === 'statement' ? complaintOf(error) : undefined
  return complaint === undefined ? undefined : `step ${id}: its statement cannot be run: ${complaint}`
}

/** Behind it the engine shows the statement once more, and where in it. */
const firstParagraph = (message: string): string =>
  cut(
    (message.split(/\n\n|\nLINE /, 1)[0] ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(notGiven, 'it gives no column $1'),
    longest,
  )

/** What is around a statement asks it for the columns that it is said to give. */
const notGiven = /^Binder Error: \S+ \S+ "statement(?:_\d+)?" does not have a column named (".*")$/

const untilAValue = (complaint: string): string => (/^[^'"`(\d]*/.exec(complaint)?.[0] ?? '').trim()
