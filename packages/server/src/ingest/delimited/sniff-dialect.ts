import { dialectCandidates, type Candidate } from './dialect-candidates.ts'
import { noDelimiter, plainDialect, type Dialect } from './dialect.ts'
import { markLength } from './mark-length.ts'
import { sampleRows, type SampledRow } from './sample-rows.ts'
import { scoreDialect } from './score-dialect.ts'

export interface SniffedDialect {
  readonly dialect: Dialect
  /** How many fields most rows have. */
  readonly usual: number
  /** The first rows of the file. */
  readonly rows: readonly SampledRow[]
}

/** How a file is written, from its first bytes: the dialect under which its rows look most like a table. */
export function sniffDialect(
  head: Buffer,
  wholeFile: boolean,
  preferred: string,
  known?: string,
): SniffedDialect {
  const told = toldDelimiter(head)
  const judge = ({ dialect, likelihood }: Candidate) => {
    const rows = sampleRows(head, dialect, { last: wholeFile, from: told.length })
    const { usual, score } = scoreDialect(rows, dialect)
    return { dialect, usual, rows, score: score * likelihood }
  }
  const byScore = (one: { readonly score: number }, other: { readonly score: number }) =>
    other.score - one.score
  if (known !== undefined) {
    const [best] = candidatesWith(known, head.toString('utf8')).map(judge).toSorted(byScore)
    if (best !== undefined) return best
  }
  if (told.delimiter !== undefined) return judge({ dialect: plainDialect(told.delimiter), likelihood: 1 })
  const [best] = dialectCandidates(head.toString('utf8'), preferred)
    .map(judge)
    .filter(({ dialect, usual }) => usual > 1 || dialect.delimiter === noDelimiter)
    .toSorted(byScore)
  if (best === undefined || best.usual === 1) return oneColumn(preferred, judge)
  return isPadded(best.rows) ? judge({ dialect: { ...best.dialect, padded: true }, likelihood: 1 }) : best
}

/** Of a known delimiter only the quotes are in question. */
function candidatesWith(delimiter: string, text: string): readonly Candidate[] {
  const found = dialectCandidates(text, delimiter).filter(({ dialect }) => dialect.delimiter === delimiter)
  return found.length > 0 ? found : [{ dialect: plainDialect(delimiter), likelihood: 1 }]
}

/** One column is what any delimiter makes of it that it does not have; if it has it, none is right. */
function oneColumn(delimiter: string, judge: (candidate: Candidate) => SniffedDialect): SniffedDialect {
  const usual = judge({ dialect: plainDialect(delimiter), likelihood: 1 })
  return usual.rows.every((row) => row.cells.length === 1)
    ? usual
    : judge({ dialect: plainDialect(noDelimiter), likelihood: 1 })
}

/** Some programs write the delimiter into the first line: sep=; */
function toldDelimiter(head: Buffer): { readonly delimiter?: string; readonly length: number } {
  const mark = markLength(head)
  const told = /^"?sep=(.)"?\r?\n/i.exec(head.toString('latin1', mark, mark + 20))
  return told?.[1] === undefined ? { length: mark } : { delimiter: told[1], length: mark + told[0].length }
}

/** Whether a space stands behind every delimiter. */
function isPadded(rows: readonly SampledRow[]): boolean {
  const cells = rows
    .flatMap((row) => row.fields.slice(1))
    .filter((field) => !field.quoted && field.text !== '')
  return cells.length > 1 && cells.filter((field) => field.text.startsWith(' ')).length >= cells.length * 0.95
}
