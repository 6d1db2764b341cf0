import type { FileExtension } from '@auger/contract'
import { describe, expect, test } from 'vitest'
import { UnreadableFile } from '../unreadable.ts'
import { readSample } from './samples/read-sample.contract.ts'

export interface FormatSamples {
  readonly good: Buffer | string
  /** What the good file says, in its order. */
  readonly says: readonly string[]
  /** Each table of the good file, header first. */
  readonly grids: readonly (readonly (readonly string[])[])[]
  /** A whole file that says nothing. */
  readonly silent: Buffer | string
  /** Files of another kind under this format's name, and what is told about them. */
  readonly strangers: readonly (readonly [name: string, bytes: Buffer | string, reason: RegExp])[]
  readonly bombs: readonly (readonly [name: string, bytes: () => Buffer | string, reason: RegExp])[]
}

/** What every reader of documents does, whatever the format. */
export function documentFormatContract(extension: FileExtension, samples: FormatSamples): void {
  const good = Buffer.from(samples.good)

  describe(`a ${extension} file`, () => {
    test('that is good gives its text and tables, and says how much', async () => {
      const { text, grids, texts, report } = await readSample(good, extension)
      let from = 0
      for (const piece of samples.says) {
        expect(text.slice(from)).toContain(piece)
        from = text.indexOf(piece, from) + piece.length
      }
      expect(grids).toEqual(samples.grids)
      expect(report).toMatchObject({ format: extension, rejectedRows: 0 })
      expect(report.characters).toBe(texts.reduce((sum, part) => sum + part.text.length, 0))
      expect(report.notes[0]).toMatch(/characters? of text, \d+ tables?\.$/)
    })

    test('that says nothing gives nothing, and that is told', async () => {
      const { texts, tables, report } = await readSample(samples.silent, extension)
      expect({ texts, tables, characters: report.characters }).toEqual({
        texts: [],
        tables: [],
        characters: 0,
      })
      expect(report.notes[0]).toMatch(/no text/)
    })

    test('without a byte is refused', async () => {
      await expect(readSample('', extension)).rejects.toThrow(new UnreadableFile('The file is empty.'))
    })

    test('that is cut off or damaged is read as far as possible or refused with a reason', async () => {
      for (const broken of brokenCopies(good)) {
        const outcome = await readSample(broken, extension).catch((error: unknown) => error)
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(UnreadableFile)
        else expect(outcome).toHaveProperty('report.format', extension)
      }
    })

    test('is not read on after it was given up', async () => {
      const given = AbortSignal.abort(new Error('given up'))
      await expect(readSample(good, extension, given)).rejects.toThrow()
    })

    test.each(samples.strangers)('that is %s says so', async (_, bytes, reason) => {
      const outcome = await readSample(bytes, extension).catch((error: unknown) => error)
      if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(UnreadableFile)
        expect(outcome.message).toMatch(reason)
      } else expect(JSON.stringify(outcome)).toMatch(reason)
    })

    test.each(samples.bombs)('that is a bomb (%s) is refused with a reason', async (_, bytes, reason) => {
      const outcome = await readSample(bytes(), extension).catch((error: unknown) => error)
      expect(outcome).toBeInstanceOf(UnreadableFile)
      expect((outcome as Error).message).toMatch(reason)
    })
  })
}

function* brokenCopies(bytes: Buffer): Generator<Buffer> {
  for (const share of [0.1, 0.35, 0.6, 0.9]) yield bytes.subarray(0, Math.ceil(bytes.length * share))
  for (const share of [0.2, 0.5, 0.8]) {
    const start = Math.floor(bytes.length * share)
    const copy = Buffer.from(bytes)
    copy.fill(0, start, Math.min(bytes.length, start + 40))
    yield copy
    const noisy = Buffer.from(bytes)
    for (let at = start; at < noisy.length; at += 97) noisy[at] = (at * 31) & 0xff
    yield noisy
  }
}
