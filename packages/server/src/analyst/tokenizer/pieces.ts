import type { Token } from './token.ts'

/** A token as it is cut out of the text. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly kind: Token['kind']
  readonly dense: boolean
}

const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}`
const letter = String.raw`(?:(?![${dense}])[\p{L}\p{M}][\u200c\u200d]*)`
const inWord = String.raw`(?:(?![${dense}])[\p{L}\p{M}\p{N}][\u200c\u200d]*)`

/** 1,234,567.8 and 1.234.567,8; 12.5 and 12,5, but neither the day of a date (1.2.2024) nor years in a row (2023,2024). */
const grouped = String.raw`\p{Nd}{1,3}(?<mark>[,.'’٬\u00a0\u202f])\p{Nd}{3}(?:\k<mark>\p{Nd}{3})*(?!\p{Nd}|\k<mark>\p{Nd})(?:[.,٫]\p{Nd}+)?`
const decimal = String.raw`(?!\p{Nd}{4},\p{Nd}{4}(?!\p{Nd}))\p{Nd}+[.,٫]\p{Nd}+(?![.,٫]?\p{Nd})`
const negative = String.raw`(?:(?<![\p{L}\p{M}\p{N}%)\]]|\p{Nd}\s)[-−])?`
/** .792 */
const bare = String.raw`(?<=^|[\s(])\.\p{Nd}+(?![.,]?\p{Nd})`
const number = String.raw`${negative}(?<!\p{Nd}[.,])(?:${grouped}|${decimal})|${bare}|${negative}\p{Nd}+`

/** 3rd, 1990s, 2º: one word. 20km and 5k are a number and a word, but codes (4x4, 12ab7) stay whole. */
const ordinal = String.raw`\p{Nd}+(?:st|nd|rd|th|ST|ND|RD|TH|[sSºª])(?!${inWord})`
const code = String.raw`\p{Nd}+${letter}+\p{N}${inWord}*`

/** What's is two words, don't one. */
const clitic = String.raw`['’ʼ](?:[sS]|re|RE|ll|LL|[dD]|ve|VE|[mM])(?!${inWord})`
const negated = String.raw`${letter}+[nN]['’ʼ][tT](?!${inWord})`
const word = String.raw`${letter}${inWord}*`

/** Minus and slash tie words together unless they stand alone; a plus behind a number says "or more". */
const operator = String.raw`[*×÷^]|(?<=\s)[-−+/](?=\s)|(?<=\p{Nd})\+|^[-−+/]$`
const signs = String.raw`[<>≤≥≠＜＞]=?|!=|[=＝%％٪&]|\p{Sc}|${operator}`

const pattern = new RegExp(
  [
    `(?<dense>[${dense}])`,
    `(?<word>${ordinal}|${code}|${negated}|(?<=^|[\\p{L}\\p{M}\\p{N}])${clitic})`,
    `(?<number>${number})`,
    `(?<plain>${word}|\\p{N})`,
    `(?<sign>${signs})`,
  ].join('|'),
  'gu',
)

/** Most texts that are looked at are phrases of a vocabulary: words and single spaces, or characters of a dense script alone. */
const spaced = String.raw`[[\p{L}\p{M}]--[${dense}]]`
const isPlain = new RegExp(`^${spaced}+(?: ${spaced}+)*$`, 'v')
const isAllDense = new RegExp(`^[${dense}]+$`, 'u')

const letters = new RegExp(`^(?:[${dense}]|${spaced}+(?= |-|$))`, 'v')

/** The first word of a text, where it is told by its letters alone. */
export function firstLetters(text: string): string | undefined {
  const end = plainLetters(text)
  const isWord = end > 0 && (end === text.length || text[end] === ' ' || text[end] === '-')
  return isWord ? text.slice(0, end) : letters.exec(text)?.[0]
}

/** How many letters from a to z it begins with: most vocabularies are asked for thousands of such words. */
function plainLetters(text: string): number {
  let end = 0
  for (; end < text.length; end++) {
    const small = text.charCodeAt(end) | 0x20
    if (small < 0x61 || small > 0x7a) return end
  }
  return end
}

export function piecesOf(text: string): readonly Piece[] {
  if (isPlain.test(text)) return piecesBetween(text, ' ', { kind: 'word', dense: false })
  if (isAllDense.test(text)) return piecesBetween(text, '', { kind: 'word', dense: true })
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    kind: kindOf(match.groups),
    dense: match.groups?.['dense'] !== undefined,
  }))
}

function piecesBetween(text: string, mark: string, form: Pick<Piece, 'kind' | 'dense'>): readonly Piece[] {
  let start = 0
  return (mark === '' ? [...text] : text.split(mark)).map((part) => {
    const piece = { text: part, start, ...form }
    start += part.length + mark.length
    return piece
  })
}

function kindOf(groups: RegExpExecArray['groups']): Token['kind'] {
  if (groups?.['number'] !== undefined) return 'number'
  return groups?.['sign'] === undefined ? 'word' : 'sign'
}
