import { say as plainly, type Phrase, type Piece } from '../phrase.ts'

const textOf = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.text)
const han = /\p{Script=Han}/u
const other = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u

/** Chinese characters stand off from Latin letters and digits beside them. */
export function spaced(phrase: Phrase): Phrase {
  const pieces = phrase.filter((piece) => textOf(piece) !== '')
  return pieces.flatMap((piece, index) => {
    const before = pieces[index - 1]
    const [left, right] = [[...textOf(before ?? '')].at(-1) ?? '', [...textOf(piece)][0] ?? '']
    const apart = (han.test(left) && other.test(right)) || (other.test(left) && han.test(right))
    return apart ? [' ', piece] : [piece]
  })
}

export const say = (texts: TemplateStringsArray, ...holes: readonly (Piece | Phrase)[]): Phrase =>
  spaced(plainly(texts, ...holes))
