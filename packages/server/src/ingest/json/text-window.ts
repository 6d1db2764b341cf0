import { createDecoder } from '../encoding/decoder.ts'
import { readBlocks } from '../delimited/read-blocks.ts'
import type { Encoding } from '../encoding/encoding.ts'
import { UnreadableFile } from '../unreadable.ts'
import { jsonLimits } from './json-limits.ts'

export interface JsonFile {
  readonly path: string
  readonly encoding: Encoding
  /** In bytes. */
  readonly size: number
  readonly signal: AbortSignal
}

/** The part of a file's text that is being read. */
export interface TextWindow {
  readonly text: string
  /** Nothing comes after it. */
  readonly ended: boolean
  /** Forgets what lies before `from` and reads on, the more the longer the rest is. */
  advance(from: number): Promise<void>
  /** Such as "line 3, column 14". */
  placeOf(at: number): string
  close(): Promise<void>
}

const atLeast = 512 * 1024

export function openWindow({ path, encoding, signal }: JsonFile): TextWindow {
  const decode = createDecoder(encoding)
  const blocks = readBlocks(path, signal)
  let text = ''
  let ended = false
  let [line, column] = [1, 1]

  const movePast = (end: number) => {
    let from = 0
    for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', from)) {
      from = at + 1
      line++
      column = 1
    }
    column += end - from
  }

  return {
    get text() {
      return text
    },
    get ended() {
      return ended
    },
    async advance(from) {
      const rest = text.length - from
      if (rest > jsonLimits.recordCharacters) throw tooLong(this.placeOf(from))
      movePast(from)
      const parts = [text.slice(from)]
      for (let more = 0; more < Math.max(rest, atLeast) && !ended;) {
        const next = await blocks.next()
        const part = next.done === true ? '' : decode(next.value.block, next.value.last)
        ended = next.done === true || next.value.last
        parts.push(part)
        more += part.length
      }
      text = parts.join('')
    },
    placeOf(at) {
      const before = text.slice(0, at).split('\n')
      const last = before.at(-1) ?? ''
      const inLine = before.length === 1 ? column + last.length : last.length + 1
      return `line ${line + before.length - 1}, column ${inLine}`
    },
    async close() {
      await blocks.return(undefined)
    },
  }
}

function tooLong(place: string): UnreadableFile {
  const mostCharacters = jsonLimits.recordCharacters.toLocaleString('en')
  return new UnreadableFile(
    `The value that begins at ${place} is longer than ${mostCharacters} characters, which is more than one record may be. Please upload it in smaller parts.`,
  )
}
