import { codePoints, type Binding } from '@auger/contract'
import { numbersIn } from './number-words.ts'
import type { Bound, Phrase, Text } from './phrase.ts'

/** Puts the pieces together and notes where each bound one came to stand. `table` is the file name of the result. */
export function render(phrase: Phrase, table?: string): Text {
  let content = ''
  let length = 0
  const bindings: Binding[] = []
  for (const piece of phrase) {
    const text = typeof piece === 'string' ? piece : piece.text
    const end = length + codePoints(text)
    if (typeof piece !== 'string' && numbersIn(text, 'any').length > 0)
      bindings.push(bind(piece, length, end, table))
    content += text
    length = end
  }
  return { content, bindings }
}

function bind(piece: Bound, start: number, end: number, table: string | undefined): Binding {
  const { origin } = piece
  if (origin.kind === 'expression') return { start, end, expression: origin.expression }
  if (origin.table !== undefined)
    return { start, end, table: origin.table, row: origin.row, column: origin.column }
  if (table === undefined) throw new Error(`"${piece.text}" comes from a cell, but no result table was named`)
  return { start, end, table, row: origin.row, column: origin.column }
}
