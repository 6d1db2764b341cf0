/** A record, its result, its rows: deeper than a row nothing is long. */
const deepest = 4

/** A document as JSON in pieces of about a length, so that a long one need not be written in one turn. */
export function* jsonPieces(value: object, length: number): Generator<string, void, void> {
  let piece = ''
  for (const part of parts(value, deepest)) {
    piece += part
    if (piece.length < length) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

function* parts(value: unknown, depth: number): Generator<string, void, void> {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value) ?? 'null'
    return
  }
  const isList = Array.isArray(value)
  const entries = Object.entries(value).filter(([, one]) => isList || one !== undefined)
  yield isList ? '[' : '{'
  for (const [index, [name, one]] of entries.entries()) {
    yield (index === 0 ? '' : ',') + (isList ? '' : `${JSON.stringify(name)}:`)
    yield* parts(one, depth - 1)
  }
  yield isList ? ']' : '}'
}
