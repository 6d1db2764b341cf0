/** A pattern taken apart, down to bytes of UTF-8. */
export type PatternTree =
  | { readonly kind: 'bytes'; readonly ranges: readonly ByteRange[] }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternTree[] }
  | { readonly kind: 'choice'; readonly parts: readonly PatternTree[] }
  | { readonly kind: 'repeat'; readonly part: PatternTree; readonly least: number; readonly most: number }

export type ByteRange = readonly [low: number, high: number]

/** The tree of a pattern, or undefined when it has something in it that this does not know. */
export function parsePattern(pattern: string): PatternTree | undefined {
  const reader = { characters: [...pattern], at: 0 }
  try {
    const tree = readChoice(reader)
    return reader.at === reader.characters.length ? tree : undefined
  } catch (error) {
    if (error instanceof UnknownPattern) return undefined
    throw error
  }
}

class UnknownPattern extends Error {}

interface Reader {
  readonly characters: readonly string[]
  at: number
}

const peek = (reader: Reader) => reader.characters[reader.at]

function take(reader: Reader): string {
  const character = reader.characters[reader.at++]
  if (character === undefined) throw new UnknownPattern()
  return character
}

function readChoice(reader: Reader): PatternTree {
  const parts = [readSequence(reader)]
  while (peek(reader) === '|') {
    reader.at++
    parts.push(readSequence(reader))
  }
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'choice', parts }
}

function readSequence(reader: Reader): PatternTree {
  const parts: PatternTree[] = []
  for (let next = peek(reader); next !== undefined && next !== '|' && next !== ')'; next = peek(reader))
    parts.push(readRepeat(reader))
  return { kind: 'sequence', parts }
}

function readRepeat(reader: Reader): PatternTree {
  const part = readAtom(reader)
  const bounds = readBounds(reader)
  if (bounds === undefined) return part
  if (isRepeatSign(peek(reader))) throw new UnknownPattern()
  return { kind: 'repeat', part, ...bounds }
}

const isRepeatSign = (sign: string | undefined) => sign !== undefined && '?*+{'.includes(sign)

function readBounds(reader: Reader): { readonly least: number; readonly most: number } | undefined {
  if (!isRepeatSign(peek(reader))) return undefined
  switch (take(reader)) {
    case '?':
      return { least: 0, most: 1 }
    case '*':
      return { least: 0, most: Infinity }
    case '+':
      return { least: 1, most: Infinity }
    default: {
      const found = /^(\d+)(,(\d*))?\}/.exec(reader.characters.slice(reader.at, reader.at + 12).join(''))
      if (found === null) throw new UnknownPattern()
      reader.at += found[0].length
      const least = Number(found[1])
      return { least, most: found[2] === undefined ? least : found[3] === '' ? Infinity : Number(found[3]) }
    }
  }
}

function readAtom(reader: Reader): PatternTree {
  const character = take(reader)
  switch (character) {
    case '(': {
      if (peek(reader) === '?') {
        reader.at++
        if (take(reader) !== ':') throw new UnknownPattern()
      }
      const tree = readChoice(reader)
      if (take(reader) !== ')') throw new UnknownPattern()
      return tree
    }
    case '[':
      return readClass(reader)
    case '\\':
      return readEscape(take(reader))
    case '.':
    case '^':
    case '$':
    case '*':
    case '+':
    case '?':
    case '{':
      throw new UnknownPattern()
    default:
      return literal(character)
  }
}

const spaces: readonly ByteRange[] = [
  [0x09, 0x0a],
  [0x0c, 0x0d],
  [0x20, 0x20],
]

function readEscape(character: string): PatternTree {
  if (character === 's') return { kind: 'bytes', ranges: spaces }
  if (character === 'd') return { kind: 'bytes', ranges: [[0x30, 0x39]] }
  if (/[A-Za-z0-9]/.test(character)) throw new UnknownPattern()
  return literal(character)
}

/** Letters beyond ASCII may be listed, but not given as a range. */
function readClass(reader: Reader): PatternTree {
  const ranges: ByteRange[] = []
  const others: PatternTree[] = []
  if (peek(reader) === '^') throw new UnknownPattern()
  for (let character = take(reader); character !== ']'; character = take(reader)) {
    const low = character === '\\' ? take(reader) : character
    if (character === '\\' && /[A-Za-z0-9]/.test(low)) throw new UnknownPattern()
    const isRange = peek(reader) === '-' && reader.characters[reader.at + 1] !== ']'
    if (isRange) reader.at++
    const high = isRange ? take(reader) : low
    if (high === '\\') throw new UnknownPattern()
    const [from, to] = [low.charCodeAt(0), high.charCodeAt(0)]
    if (from < 0x80 && to < 0x80) ranges.push([from, to])
    else if (isRange) throw new UnknownPattern()
    else others.push(literal(low))
  }
  return others.length === 0
    ? { kind: 'bytes', ranges }
    : { kind: 'choice', parts: [{ kind: 'bytes', ranges }, ...others] }
}

function literal(character: string): PatternTree {
  const parts = [...Buffer.from(character)].map((byte): PatternTree => ({
    kind: 'bytes',
    ranges: [[byte, byte]],
  }))
  return { kind: 'sequence', parts }
}
