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
const number = String.raw`${negative}(?<!\p{Nd}[.,])(?:${grouped}|${decimal})|${negative}\p{Nd}+`

/** 3rd, 1990s, 2º: one word. 20km and 5k are a number and a word, but codes (4x4, 12ab7) stay whole. */
const ordinal = String.raw`\p{Nd}+(?:st|nd|rd|th|s|[ºª])(?!${inWord})`
const code = String.raw`\p{Nd}+${letter}+\p{N}${inWord}*`

/** What's is two words, don't one. */
const clitic = String.raw`['’ʼ](?:s|re|ll|d|ve|m)(?!${inWord})`
const negated = String.raw`${letter}+n['’ʼ]t(?!${inWord})`
const word = String.raw`${letter}${inWord}*`

/** Minus and slash tie words together unless they stand alone; a plus behind a number says "or more". */
const operator = String.raw`[*×÷^]|(?<=\s)[-−+/](?=\s)|(?<=\p{Nd})\+|^[-−+/]$`
const signs = String.raw`[<>≤≥≠＜＞]=?|!=|[=＝%％٪&]|\p{Sc}|${operator}`

const pattern = new RegExp(
  [
    `(?<dense>[${dense}])`,
    `(?<word>${ordinal}|${code}|${negated}|(?<=${inWord})${clitic})`,
    `(?<number>${number})`,
    `(?<plain>${word}|\\p{N})`,
    `(?<sign>${signs})`,
  ].join('|'),
  'giu',
)

/** Most texts that are looked at are words of a vocabulary. */
const isOneWord = /^[a-z][a-z0-9]*$/

export function piecesOf(text: string): readonly Piece[] {
  if (isOneWord.test(text)) return [{ text, start: 0, kind: 'word', dense: false }]
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    kind: kindOf(match.groups),
    dense: match.groups?.['dense'] !== undefined,
  }))
}

function kindOf(groups: RegExpExecArray['groups']): Token['kind'] {
  if (groups?.['number'] !== undefined) return 'number'
  return groups?.['sign'] === undefined ? 'word' : 'sign'
}
