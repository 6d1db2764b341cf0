import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Sense, SenseKind } from '../../lexicon/sense.ts'
import type { Token } from '../../tokenizer/token.ts'
import { kindWords } from './kind-words.ts'
import { nameTokens } from './name-tokens.ts'

/** A word of a name, with its place among the letters of all its words. */
export interface NameWord {
  readonly folded: string
  readonly start: number
  readonly end: number
  /** Its first token, and the one behind its last: characters of dense scripts are tokens of their own. */
  readonly from: number
  readonly until: number
  /** Says nothing of what it names: the of that holds it together, its unit. */
  readonly loose: boolean
}

/** A name taken apart. */
export interface NameParts {
  readonly tokens: readonly Token[]
  /** Of each token, where it begins and ends among the letters. */
  readonly places: readonly { readonly start: number; readonly end: number }[]
  readonly words: readonly NameWord[]
  /** The letters of all words, without what parts them. */
  readonly letters: string
  /** Where the word ends that says what the name is of; also without the kind that has grown to it. */
  readonly headEnds: readonly number[]
}

export function partsOfName(name: string, lexicons: readonly Lexicon[]): NameParts {
  const tokens = nameTokens(name, lexicons)
  const places: { start: number; end: number }[] = []
  const words: NameWord[] = []
  let letters = ''
  tokens.forEach((token, at) => {
    const start = letters.length
    letters += token.folded
    places.push({ start, end: letters.length })
    const last = words.at(-1)
    const loose = isLoose(tokens, at, lexicons)
    if (token.dense && tokens[at - 1]?.dense === true && last !== undefined)
      words[words.length - 1] = {
        ...last,
        folded: last.folded + token.folded,
        end: letters.length,
        until: at + 1,
      }
    else words.push({ folded: token.folded, start, end: letters.length, from: at, until: at + 1, loose })
  })
  return { tokens, places, words, letters, headEnds: headEndsOf(words, tokens, lexicons) }
}

/** Also the "is" of is_active, the s of women's and the unit of weight_kg. */
function isLoose(tokens: readonly Token[], at: number, lexicons: readonly Lexicon[]): boolean {
  const isSaid = (kind: SenseKind): boolean => says(tokens, at, lexicons, kind)
  if (tokens.length < 2 || tokens[at]?.dense !== false) return false
  if (isSaid('function') || (at === 0 && isSaid('whether'))) return true
  if (at > 0 && tokens[at].folded === 's') return true
  return at === tokens.length - 1 && (tokens[at].kind === 'sign' || isSaid('unit'))
}

function says(tokens: readonly Token[], at: number, lexicons: readonly Lexicon[], kind: SenseKind): boolean {
  const isIt = (sense: Sense): boolean => sense.kind === kind
  return lexicons.some((lexicon) =>
    lexicon.sensesAt(tokens, at).some(({ until, senses }) => until === at + 1 && senses.some(isIt)),
  )
}

/** The words that say something, and whether a word that holds the name together stands behind them. */
function headEndsOf(
  words: readonly NameWord[],
  tokens: readonly Token[],
  lexicons: readonly Lexicon[],
): readonly number[] {
  const tie = words.findIndex(({ loose }, at) => loose && at > 0 && at < words.length - 1)
  const groups = tie < 0 ? [words] : [words.slice(0, tie), words.slice(tie)]
  const things = groups.map((group) => group.filter(({ folded, loose }) => !loose && !kindWords.has(folded)))
  const heads = things.find((group) => group.length > 0) ?? words.filter(({ loose }) => !loose)
  const head = isHeadFirst(tokens, lexicons) ? heads[0] : heads.at(-1)
  if (head === undefined) return []
  const kind = grownKind(head.folded)
  return kind === 0 ? [head.end] : [head.end, head.end - kind]
}

/** By the language that knows most of its words; English where none knows more. */
function isHeadFirst(tokens: readonly Token[], lexicons: readonly Lexicon[]): boolean {
  const known = lexicons.map((lexicon) => ({
    headsFirst: lexicon.traits.headsFirst,
    words: tokens.filter((_, at) => lexicon.conceptsAt(tokens, at).length > 0).length,
  }))
  const most = Math.max(0, ...known.map(({ words }) => words))
  return most > 0 && known.every(({ headsFirst, words }) => headsFirst || words < most)
}

const shortestGrown = 4
const packed = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Of a script that says much in few letters and writes words together. */
export const isPacked = (text: string): boolean => packed.test(text)

/** How many letters a kind takes that has grown to its thing: Kundennummer, 订单日期. */
function grownKind(word: string): number {
  const least = isPacked(word) ? 1 : shortestGrown
  for (let at = least; at <= word.length - least; at++)
    if (kindWords.has(word.slice(at))) return word.length - at
  return 0
}
