import { BadJson } from './bad-json.ts'
import { BrokenJson, placed } from './broken-json.ts'
import type { Found } from './found.ts'
import { jsonLimits } from './json-limits.ts'
import { detached, type Json } from './json-value.ts'
import { parseValue } from './parse-value.ts'
import { skipBlank, codes, type Cursor } from './scan.ts'
import { newShape } from './shape.ts'
import { openWindow, type JsonFile, type TextWindow } from './text-window.ts'

const mostAtOnce = 256
const mostSamples = 5
const sampleLength = 200
const firstValues = 100
/** Broken lines after which it is time to ask whether these are lines of JSON at all. */
const manyBroken = 1_000

/** The values that stand one after the other in a file, most often one a line. A broken line is left out and told. */
export async function* readLines(file: JsonFile, found: Found): AsyncGenerator<readonly Json[]> {
  const window = openWindow(file)
  const shape = newShape()
  let cursor: Cursor = { text: '', at: 0 }
  let severalLines = false

  const takeOne = (): Json | undefined => {
    skipBlank(cursor)
    const start = cursor.at
    if (start >= cursor.text.length && window.ended) return undefined
    const value = parseValue(cursor, shape)
    const end = cursor.at
    if (end >= cursor.text.length && !window.ended) throw new BadJson(cursor.text, end, 'more')
    if (cursor.text.charCodeAt(end) === codes.comma) cursor.at++
    if (found.values < firstValues) severalLines ||= cursor.text.slice(start, end).includes('\n')
    found.values++
    return value
  }

  /** Goes on after a line that cannot be read, if its end is in sight. */
  const passLine = (error: BadJson, from: number): Outcome => {
    const { text } = cursor
    const start = from + Math.max(0, text.slice(from).search(/\S/))
    const lineFeed = text.indexOf('\n', start)
    if (lineFeed < 0 && !window.ended) return 'breaks off'
    if (severalLines) return { failed: placed(error, window) }
    const end = lineFeed < 0 ? text.length : lineFeed
    cursor.at = end
    if (lineFeed < 0 && error.ended) found.cut = window.placeOf(end)
    else {
      found.firstBroken ??= placed(error.at <= end ? error : goesOn(text, end), window)
      reject(found, text.slice(start, end))
    }
    return 'more'
  }

  const takeMany = (batch: Json[]): Outcome => {
    while (batch.length < mostAtOnce) {
      const from = cursor.at
      try {
        const value = takeOne()
        if (value === undefined) return 'end'
        batch.push(value)
      } catch (error) {
        cursor.at = from
        if (!(error instanceof BadJson)) throw error
        const outcome = error.ended && !window.ended ? 'breaks off' : passLine(error, from)
        if (outcome !== 'more') return outcome
      }
    }
    return 'more'
  }

  try {
    for (let outcome: Outcome = 'more'; outcome !== 'end';) {
      const batch: Json[] = []
      outcome = takeMany(batch)
      if (batch.length > 0) yield batch
      if (typeof outcome === 'object') throw outcome.failed
      if (outcome === 'breaks off') cursor = await advanced(window, cursor)
    }
    refuseMostlyBroken(found)
  } finally {
    await window.close()
  }
}

type Outcome = 'end' | 'more' | 'breaks off' | { readonly failed: BrokenJson }

async function advanced(window: TextWindow, cursor: Cursor): Promise<Cursor> {
  await window.advance(cursor.at)
  return { text: window.text, at: 0 }
}

/** What a line lacks that another value was taken for. */
const goesOn = (text: string, lineEnd: number) => new BadJson(text, lineEnd, 'the rest of the value', false)

function reject(found: Found, line: string): void {
  found.rejected++
  if (found.samples.length < mostSamples) found.samples.push(detached(line.trim().slice(0, sampleLength)))
  if (found.rejected >= manyBroken) refuseMostlyBroken(found)
}

function refuseMostlyBroken({ rejected, values, firstBroken }: Found): void {
  if (firstBroken === undefined || rejected <= (rejected + values) * jsonLimits.brokenLines) return
  const lines = rejected + values
  throw new BrokenJson(
    firstBroken.place,
    `${firstBroken.reason}. ${rejected} of ${lines} lines are broken`,
    false,
  )
}
