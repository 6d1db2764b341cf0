import { plainHeaderMatch } from '../delimited/header-match.ts'
import { isBlank } from '../delimited/is-blank.ts'
import { createAutomaton, reserved, start, takesNothing, type Automaton } from './automaton/automaton.ts'
import type { TextFile } from './text-file.ts'

/** What to look out for in a column: texts that match, or those that do not. Empty ones are never meant. */
export interface Watch {
  /** One that an automaton is known for; null matches nothing. */
  readonly pattern: string | null
  readonly for: 'taken' | 'refused'
  /** Whether one such text is enough to change the plan. */
  readonly alarming: boolean
}

export interface CellCounts {
  readonly rowCount: number
  /** For each column: how many texts are empty, and how many are of the kind that was looked out for. */
  readonly empty: readonly number[]
  readonly seen: readonly number[]
}

/** The file is not straight: another reader may take its rows apart in another way. */
export class NotStraight extends Error {
  override readonly name = 'NotStraight'
}

export interface CellScanner {
  /** Takes the whole rows at the beginning of the bytes, and tells how many bytes they are. */
  scan(bytes: Buffer, length: number): number
  /** Whether a text that changes the plan has been seen. */
  alarmed(): boolean
  counts(): CellCounts
}

const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d

/** One look-up a byte: the tables of the automata also tell where a text ends. */
export function createCellScanner(source: TextFile, watches: readonly Watch[]): CellScanner {
  const columns = watches.length
  const delimiter = source.delimiter.charCodeAt(0)
  const returns = source.lineBreak === '\r\n'
  const automata = automataOf(watches)
  const inQuotes = automata.map(({ next }) => next)
  const outside = endingAt([delimiter, lineFeed, carriageReturn, quote, 0], inQuotes)
  const meant = automata.map(({ accepts }, index) =>
    watches[index]?.for === 'taken' ? accepts : accepts.map((accepted) => 1 - accepted),
  )
  const tally = createTally(source, watches)
  const nothing = new Uint8Array(0)

  const scan = (bytes: Buffer, length: number): number => {
    let at = 0
    let rowStart = 0
    let column = 0
    tally.clear()
    while (at < length) {
      const textStart = at
      let state = start
      let byte = bytes[at] ?? 0
      if (byte === quote) {
        const next = inQuotes[column] ?? nothing
        for (at++; ; at++) {
          if (at + 1 >= length) return rowStart
          byte = bytes[at] ?? 0
          if (byte === 0) throw new NotStraight('a NUL')
          if (byte === quote && bytes[++at] !== quote) break
          state = next[(state << 8) | byte] ?? 0
        }
        byte = bytes[at] ?? 0
        if (at - textStart === 2) tally.empty(column)
        else if (meant[column]?.[state] === 1) tally.see(column)
      } else {
        const next = outside[column] ?? nothing
        for (;;) {
          const after = next[(state << 8) | byte] ?? 0
          if (after === reserved) break
          state = after
          if (++at >= length) return rowStart
          byte = bytes[at] ?? 0
        }
        if (at === textStart) tally.empty(column)
        else if (meant[column]?.[state] === 1) tally.see(column)
      }
      if (byte === delimiter) {
        if (++column === columns) throw new NotStraight('more values than columns')
        at++
        continue
      }
      const end = at
      if (byte === carriageReturn) {
        if (at + 1 >= length) return rowStart
        byte = bytes[++at] ?? 0
        if (!returns) throw new NotStraight('line breaks of several kinds')
      } else if (returns) throw new NotStraight('line breaks of several kinds')
      if (byte !== lineFeed) throw new NotStraight('a quote or a NUL in an odd place')
      if (column !== columns - 1) throw new NotStraight('fewer values than columns')
      tally.endRow(bytes, rowStart, end)
      rowStart = ++at
      column = 0
    }
    return rowStart
  }
  return { scan, alarmed: tally.alarmed, counts: tally.counts }
}

/** Columns of the same pattern share its automaton. */
function automataOf(watches: readonly Watch[]): readonly Automaton[] {
  const made = new Map<string, Automaton>()
  return watches.map(({ pattern }) => {
    if (pattern === null) return takesNothing
    const automaton = made.get(pattern) ?? createAutomaton(pattern)
    if (automaton === undefined) throw new Error(`no automaton takes ${pattern}`)
    made.set(pattern, automaton)
    return automaton
  })
}

/** The same tables with an end at each of these bytes; one for all columns that share theirs. */
function endingAt(bytes: readonly number[], tables: readonly Uint8Array[]): readonly Uint8Array[] {
  const made = new Map<Uint8Array, Uint8Array>()
  return tables.map((table) => {
    const known = made.get(table)
    if (known !== undefined) return known
    const ending = Uint8Array.from(table)
    for (let state = 0; state < 256; state++) for (const byte of bytes) ending[(state << 8) | byte] = reserved
    made.set(table, ending)
    return ending
  })
}

/** Counts what was seen, row by row, because a row may turn out to be cut off at the end of the bytes. */
function createTally(source: TextFile, watches: readonly Watch[]) {
  const columns = watches.length
  const isHeader = plainHeaderMatch(source.header, source.delimiter)
  const unknown = source.rowCount === undefined
  const empty = new Float64Array(columns)
  const seen = new Float64Array(columns)
  const emptyHere = new Int32Array(columns)
  const seenHere = new Int32Array(columns)
  let [empties, sights, rowCount] = [0, 0, 0]
  let [lastIsEmpty, alarmed] = [false, false]
  const clear = () => {
    empties = 0
    sights = 0
  }
  return {
    clear,
    empty: (column: number) => {
      emptyHere[empties++] = column
    },
    see: (column: number) => {
      seenHere[sights++] = column
    },
    endRow: (bytes: Buffer, from: number, to: number) => {
      for (let index = 0; index < empties; index++) count(empty, emptyHere[index])
      for (let index = 0; index < sights; index++) {
        count(seen, seenHere[index])
        alarmed ||= watches[seenHere[index] ?? 0]?.alarming === true
      }
      rowCount++
      lastIsEmpty = empties === columns
      const nothing = empties + sights === columns
      clear()
      if (!unknown) return
      if (nothing && isBlank(bytes, from, to)) throw new NotStraight('a blank line')
      if (isHeader(bytes, from, to)) throw new NotStraight('the header again')
    },
    alarmed: () => alarmed,
    counts: (): CellCounts => {
      if (unknown && lastIsEmpty && columns > 1) throw new NotStraight('an empty row at the end')
      return { rowCount, empty: [...empty], seen: [...seen] }
    },
  }
}

function count(counts: Float64Array, column = 0): void {
  counts[column] = (counts[column] ?? 0) + 1
}
