import type { Phrase, Piece } from '../phrase.ts'

const textOf = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.text)

/** What runs the other way: letters of another script, digits with their signs. */
const foreign = /[\p{Nd}]|(?!\p{Script=Arabic})\p{L}/u

/** Kept apart from the words around it, so that each runs in its own direction: a name, a number, a date. */
export function isolated(said: Piece | Phrase): Phrase {
  const pieces: Phrase = typeof said === 'string' || 'text' in said ? [said] : said
  return pieces.some((piece) => foreign.test(textOf(piece))) ? ['\u2068', ...pieces, '\u2069'] : pieces
}
