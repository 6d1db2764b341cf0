import { fold } from '../../domain/table.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { markBetween } from './mark-between.ts'
import { quotedStretches } from './quoted-stretches.ts'
import type { Token } from './token.ts'
import { firstLetters, piecesOf, type Piece } from './pieces.ts'

/** Where a word of a question falls into words of its own: places within the word as it is written. */
export type Cuts = (word: string) => readonly number[]

/** A text as tokens, words cut where their language glues several together. */
export function tokenize(
  text: string,
  lexicon: Pick<Lexicon, 'stem' | 'traits'>,
  english: Pick<Lexicon, 'stem'>,
  cuts?: Cuts,
): readonly Token[] {
  const isQuoted = quotedStretches(text)
  const pieces = partedPieces(text, cuts)
  return pieces.map(({ text: written, start, kind, dense }, index): Token => {
    const folded = foldedOf(written)
    return {
      text: written,
      folded,
      stems: kind === 'word' ? [...new Set([lexicon.stem(folded), english.stem(folded)])] : [folded],
      start,
      end: start + written.length,
      kind,
      dense,
      before: markBetween(text, endOf(pieces[index - 1]), start),
      quoted: isQuoted(start),
      capital: /^\p{Lu}/u.test(written),
    }
  })
}

/** The words of a phrase, as those of a question are cut and folded. */
export const wordsOf = (phrase: string, cuts?: Cuts): readonly string[] =>
  partedPieces(phrase, cuts).map(({ text }) => foldedOf(text))

/** Finds the first of these words; what stands behind it is not looked at. */
export function firstWord(cuts?: Cuts): (phrase: string) => string {
  const known = new Map<string, string>()
  return (phrase) => {
    const letters = firstLetters(phrase)
    if (letters === undefined) return wordsOf(phrase, cuts)[0] ?? ''
    const before = known.get(letters)
    if (before !== undefined) return before
    const word = fold(letters.slice(0, cuts?.(letters)[0] ?? letters.length))
    known.set(letters, word)
    return word
  }
}

const partedPieces = (text: string, cuts: Cuts | undefined): readonly Piece[] =>
  cuts === undefined ? piecesOf(text) : piecesOf(text).flatMap((piece) => parted(piece, cuts))

/** One apostrophe, whichever was typed: don’t is don't. */
const foldedOf = (written: string): string => fold(written).replace(/[’ʼ]/g, "'")

const endOf = (piece: Piece | undefined): number | undefined =>
  piece === undefined ? undefined : piece.start + piece.text.length

function parted(piece: Piece, cuts: Cuts): readonly Piece[] {
  if (piece.kind !== 'word' || piece.dense) return [piece]
  const places = [0, ...cuts(piece.text), piece.text.length]
  return places.slice(1).map((until, index) => {
    const from = places[index] ?? 0
    return { ...piece, text: piece.text.slice(from, until), start: piece.start + from }
  })
}
