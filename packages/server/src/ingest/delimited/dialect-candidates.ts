import { noDelimiter, plainDialect, type Dialect } from './dialect.ts'

/** A dialect that a file may be written in, and how much one would bet on its delimiter without a look at the rows. */
export interface Candidate {
  readonly dialect: Dialect
  readonly likelihood: number
}

interface Delimiter {
  readonly text: string
  readonly likelihood: number
  readonly merges?: true
}

const likelihoodOfNone = 0.8
const likelihoodOfOtherQuotes = 0.95

/** Spaces and colons are at home in values, the others hardly, and doubled ones nowhere else. */
const delimiters: readonly Delimiter[] = [
  { text: ',', likelihood: 1 },
  { text: ';', likelihood: 1 },
  { text: '\t', likelihood: 1 },
  { text: '|', likelihood: 0.97 },
  { text: '||', likelihood: 1 },
  { text: '::', likelihood: 1 },
  { text: '^', likelihood: 1 },
  { text: '~', likelihood: 1 },
  { text: '\u0001', likelihood: 1 },
  { text: '  ', likelihood: 0.7, merges: true },
  { text: ' ', likelihood: 0.5, merges: true },
  { text: ':', likelihood: 0.5 },
]
const quotes = ['"', "'", '`']

/** Every dialect whose signs the text has. The preferred delimiter comes first, and is believed a little more. */
export function dialectCandidates(text: string, preferred: string): readonly Candidate[] {
  const present = delimiters.filter((delimiter) => isAlone(text, delimiter.text))
  const ordered = [
    ...present.filter((delimiter) => delimiter.text === preferred),
    ...present.filter((delimiter) => delimiter.text !== preferred),
  ]
  return ordered
    .flatMap((delimiter) =>
      quotes
        .filter((quote) => quote === '"' || quotesFields(text, quote, delimiter.text))
        .flatMap((quote) => escapes(text, quote).map((escape) => ({ quote, ...escape })))
        .map(({ quote, backslash, likelihood }) => ({
          dialect: {
            ...plainDialect(delimiter.text),
            merges: delimiter.merges === true,
            quote,
            backslash,
          },
          likelihood:
            likelihood *
            delimiter.likelihood *
            (delimiter.text === preferred ? 1.05 : 1) *
            (quote === '"' ? 1 : likelihoodOfOtherQuotes),
        })),
    )
    .concat({ dialect: plainDialect(noDelimiter), likelihood: likelihoodOfNone })
}

/** Whether the text has it, and not only twice in a row where that is a delimiter, too. */
function isAlone(text: string, delimiter: string): boolean {
  const twice = delimiter + delimiter
  if (!delimiters.some((other) => other.text === twice && other.merges !== true))
    return text.includes(delimiter)
  return text.replaceAll(twice, '').includes(delimiter)
}

/**
 * Whether the sign stands at both ends of something between delimiters or line breaks. Nothing is looked at again and
 * again: runs of blanks have an end, and what lies between the signs is taken as a whole or not at all.
 */
function quotesFields(text: string, quote: string, delimiter: string): boolean {
  const edge = `${escaped(delimiter)}|[\\r\\n]`
  const inside = `(?=((?:[^${quote}\\r\\n]|${quote}${quote})+))\\1`
  return new RegExp(`(?:^|${edge}) {0,20}${quote}${inside}${quote} {0,20}(?:$|${edge})`).test(text)
}

/** Where a backslash stands before a quote it may be an escape, or the end of a path; no path, where no quote goes without. */
function escapes(text: string, quote: string): readonly Escape[] {
  const delimiters = ',;|\\t\\r\\n'
  const before = new RegExp(`[^${quote}\\\\]\\\\${quote}[^${delimiters}]`)
  if (!before.test(text)) return [{ backslash: false, likelihood: 1 }]
  const doubled = new RegExp(`[^${delimiters}${quote}]${quote}${quote}[^${delimiters}${quote}]`)
  const bare = new RegExp(`\\w${quote}\\w`)
  return [
    { backslash: false, likelihood: 1 },
    { backslash: true, likelihood: doubled.test(text) || bare.test(text) ? 0.9 : 1.01 },
  ]
}

interface Escape {
  readonly backslash: boolean
  readonly likelihood: number
}

function escaped(text: string): string {
  return text.replace(/[|^$.*+?()[\]{}\\]/g, '\\$&')
}
