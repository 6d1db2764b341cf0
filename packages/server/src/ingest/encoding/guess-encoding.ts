import { createDecoder } from './decoder.ts'
import type { Encoding } from './encoding.ts'
import { createCharsets, type Charset } from './languages/charsets.ts'
import type { Model } from './languages/model.ts'
import { strangeness } from './languages/strangeness.ts'

/**
 * The likeliest encoding of a text that is not Unicode, from lines of it that hold bytes over 0x7F: the one in which it
 * reads most like a language that is written in it.
 */
export function guessEncoding(sample: Buffer): Encoding {
  charsets ??= createCharsets()
  const [best] = charsets
    .map((charset) => ({ encoding: charset.encoding, score: likelihood(sample, charset) }))
    .toSorted((one, other) => other.score - one.score)
  return best?.encoding ?? 'windows-1252'
}

let charsets: readonly Charset[] | undefined

const letter = -2.9
const otherAscii = -2.5
/** Names of places and people bring letters of other languages that are written in the same encoding. */
const borrowed = -2.5

function likelihood(sample: Buffer, { encoding, models, prior }: Charset): number {
  const text = createDecoder(encoding)(sample, true)
  const counts = new Map<string, number>()
  let plain = 0
  for (const character of text) {
    if (character > '\u007f') counts.set(character, (counts.get(character) ?? 0) + 1)
    else plain += /[A-Za-z]/.test(character) ? letter : otherAscii
  }
  const anywhere: Model = (character) => Math.max(...models.map((model) => model(character)))
  const total = (model: Model) =>
    [...counts].reduce(
      (sum, [character, count]) => sum + count * Math.max(model(character), borrowed + anywhere(character)),
      0,
    )
  const foreign = Math.max(...models.map(total))
  return prior + plain + foreign + strangeness(text)
}
