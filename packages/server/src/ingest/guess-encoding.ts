import type { Encoding } from './encoding.ts'

/**
 * The likeliest encoding of a text that is not Unicode, from lines of it that hold bytes over 0x7F. Scripts of many
 * characters take two bytes for each, and the common characters lie in known rows; alphabets take one.
 */
export function guessEncoding(sample: Buffer): Encoding {
  const pairs = readPairs(sample)
  const wide = wideEncodings.find(({ encoding, fits }) => fits(pairs) && decodes(sample, encoding))
  return wide?.encoding ?? guessAlphabet(sample)
}

type Pair = readonly [lead: number, trail: number]

function readPairs(sample: Buffer): readonly Pair[] {
  const pairs: Pair[] = []
  for (let at = 0; at < sample.length; at++) {
    const lead = sample[at] ?? 0
    if (lead < 0x80) continue
    pairs.push([lead, sample[at + 1] ?? 0])
    at++
  }
  return pairs
}

const share = (pairs: readonly Pair[], fits: (pair: Pair) => boolean) =>
  pairs.filter(fits).length / Math.max(1, pairs.length)
const within = (byte: number, low: number, high: number) => byte >= low && byte <= high
const bothHigh = ([lead, trail]: Pair) => lead >= 0xa1 && trail >= 0xa1

const wideEncodings: readonly { readonly encoding: Encoding; fits(pairs: readonly Pair[]): boolean }[] = [
  {
    encoding: 'euc-jp',
    fits: (pairs) =>
      share(pairs, bothHigh) > 0.95 && share(pairs, ([lead]) => lead === 0xa4 || lead === 0xa5) > 0.2,
  },
  {
    encoding: 'shift_jis',
    fits: (pairs) =>
      share(pairs, ([lead]) => within(lead, 0x81, 0x9f) || within(lead, 0xe0, 0xea)) > 0.9 &&
      share(pairs, ([lead]) => lead === 0x82 || lead === 0x83 || within(lead, 0x88, 0x97)) > 0.6,
  },
  {
    encoding: 'euc-kr',
    fits: (pairs) =>
      pairs.length >= 12 && share(pairs, (pair) => bothHigh(pair) && within(pair[0], 0xb0, 0xc8)) > 0.97,
  },
  {
    encoding: 'big5',
    fits: (pairs) =>
      share(pairs, ([lead]) => within(lead, 0xa4, 0xc6) || lead === 0xa1) > 0.85 &&
      share(pairs, ([, trail]) => within(trail, 0x40, 0x7e)) > 0.15,
  },
  {
    encoding: 'gb18030',
    fits: (pairs) =>
      share(pairs, (pair) => bothHigh(pair) && (within(pair[0], 0xb0, 0xd7) || pair[0] <= 0xa3)) > 0.8,
  },
]

function decodes(sample: Buffer, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(sample)
    return true
  } catch {
    return false
  }
}

/** Words of another alphabet are runs of high bytes; in a Latin one they stand alone between plain letters. */
function guessAlphabet(sample: Buffer): Encoding {
  const runs = [...sample.toString('latin1').matchAll(/[\x80-\xff]+/g)].map(([run]) => run)
  const bytes = Buffer.from(runs.join(''), 'latin1')
  const shareOf = (...ones: readonly number[]) =>
    bytes.filter((byte) => ones.includes(byte)).length / Math.max(1, bytes.length)
  const letters = bytes.filter((byte) => byte >= 0xc0).length / Math.max(1, bytes.length)
  if (bytes.length / Math.max(1, runs.length) >= 2.5 && letters > 0.8) {
    return shareOf(0xc7, 0xe1) > 0.2 ? 'windows-1256' : 'windows-1251'
  }
  if (shareOf(0xb9, 0xb3, 0xbf, 0x9c, 0x8c, 0xa3, 0xaf, 0x9f) > 0.3) return 'windows-1250'
  if (shareOf(0xfd, 0xfe, 0xf0, 0xdd, 0xde, 0xd0) > 0.3) return 'windows-1254'
  return 'windows-1252'
}
