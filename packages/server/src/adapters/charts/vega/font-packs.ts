import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '@auger/contract'
import { chineseOf } from '../../../locales/chinese-forms.ts'
import { woff2Characters } from './woff2-characters.ts'

/** A file of a font, which draws some of its characters. */
export interface FontSlice {
  /** The name it is registered under: its own, because files that share a name hide each other's characters. */
  readonly alias: string
  readonly file: string
  /** May promise more than the file holds. */
  claims(character: number): boolean
  draws(character: number): boolean
}

interface FontPack {
  readonly name: string
  /** The language whose way of drawing a shared character it has: Chinese, Japanese and Korean each have their own. */
  readonly language?: Language
}

/** Asked first for every character, so that digits and Latin letters look alike in every chart. */
const base: FontPack = { name: 'noto-sans' }

/** Asked next, in this order: one line a script. */
const others: readonly FontPack[] = [
  { name: 'noto-sans-arabic' },
  { name: 'noto-sans-devanagari' },
  { name: 'noto-sans-sc', language: 'ZH-CN' },
  { name: 'noto-sans-tc', language: 'ZH-TW' },
  { name: 'noto-sans-jp', language: 'JA' },
  { name: 'noto-sans-kr', language: 'KO' },
]

const require = createRequire(import.meta.url)
const opened = new Map<string, readonly FontSlice[]>()

/** The slices that draw a text, always in the same order for the same text. A character that no pack has is left out. */
export function slicesFor(text: string, language?: Language): readonly FontSlice[] {
  // Digits and signs come from the drawing itself.
  const latin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('') + '−…–'
  let left = [...new Set(`${latin}${text}${text.normalize('NFC')}`)].map(
    (character) => character.codePointAt(0) ?? 0,
  )
  const chosen: FontSlice[] = []
  for (const { name } of [base, ...inOrder(text, language)]) {
    if (left.length === 0) break
    for (const slice of slicesOf(name)) {
      if (!left.some((character) => slice.claims(character) && slice.draws(character))) continue
      chosen.push(slice)
      left = left.filter((character) => !slice.draws(character))
    }
  }
  return chosen
}

/** The pack of the chart's language first; where that has none, of the language that the text seems to be in. */
function inOrder(text: string, language: Language | undefined): readonly FontPack[] {
  const leading =
    others.find((pack) => pack.language !== undefined && pack.language === language) ??
    others.find((pack) => pack.language === writtenIn(text))
  return leading === undefined ? others : [leading, ...others.filter((pack) => pack !== leading)]
}

function writtenIn(text: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'JA'
  if (/\p{Script=Hangul}/u.test(text)) return 'KO'
  return chineseOf(text)
}

function slicesOf(pack: string): readonly FontSlice[] {
  const known = opened.get(pack)
  if (known !== undefined) return known
  const folder = path.dirname(require.resolve(`@fontsource-variable/${pack}/package.json`))
  const claims = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as {
    readonly [slice: string]: string
  }
  const slices = Object.entries(claims)
    .map(([key, ranges]) => openSlice(folder, pack, key.replace(/[[\]]/g, ''), ranges))
    .toSorted((a, b) => latinFirst(a) - latinFirst(b))
  opened.set(pack, slices)
  return slices
}

// Punctuation is in many slices; what is not Latin follows it in a line, and not the other way round.
const latinFirst = (slice: FontSlice) => (slice.claims(0x41) ? 0 : slice.claims(0x100) ? 1 : 2)

function openSlice(folder: string, pack: string, key: string, ranges: string): FontSlice {
  const claimed = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  const file = path.join(folder, 'files', `${pack}-${key}-wght-normal.woff2`)
  let characters: ReadonlySet<number> | undefined
  return {
    alias: `${pack}-${key}`,
    file,
    claims: (character) => claimed.some(([first, last]) => character >= first && character <= last),
    draws: (character) => (characters ??= woff2Characters(readFileSync(file))).has(character),
  }
}
