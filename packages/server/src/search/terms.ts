/** What a text is found by: its words and the pieces of its words, so that neither endings nor compounds hide a match. */
export interface Term {
  readonly text: string
  /** How much it says when a question holds it. */
  readonly weight: number
}

const pieceLength = 4
const syllablePieceLength = 2
const characterWeight = 0.4

const word = /[\p{L}\p{M}\p{N}]+/gu
/** Scripts that write words without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/u
const stretches =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const syllables = /^\p{Script=Hangul}+$/u

export function termsOf(text: string): readonly Term[] {
  const terms: Term[] = []
  for (const [letters] of folded(text).matchAll(word))
    for (const [stretch] of letters.matchAll(stretches))
      terms.push(...(unspaced.test(stretch) ? pairs(stretch) : wordAndPieces(stretch)))
  return terms
}

/** Accents stay, because in many languages they tell words apart; marks that only guide the voice go. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u0640|[\u064b-\u0652]|\u0670/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
}

function pairs(stretch: string): readonly Term[] {
  const characters = [...stretch]
  return characters.flatMap((character, index) => {
    const next = characters[index + 1]
    const alone = { text: `1${character}`, weight: characterWeight }
    return next === undefined ? [alone] : [alone, { text: `2${character}${next}`, weight: 1 }]
  })
}

function wordAndPieces(letters: string): readonly Term[] {
  const length = syllables.test(letters) ? syllablePieceLength : pieceLength
  const bounded = [...`^${letters}$`]
  const pieces = bounded.slice(length).map((_, index) => bounded.slice(index, index + length).join(''))
  const last = bounded.slice(-length).join('')
  const whole = { text: `=${letters}`, weight: 1 }
  if (bounded.length <= length) return [whole]
  return [whole, ...[...pieces, last].map((piece) => ({ text: `~${piece}`, weight: 1 }))]
}
