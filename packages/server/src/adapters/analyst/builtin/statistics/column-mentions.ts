import type { Column, Table } from '../../../../domain/table.ts'

/** A column that a text names, and how surely. */
export interface ColumnMention {
  readonly column: Column
  readonly start: number
  readonly end: number
  readonly strength: number
}

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The columns that a text names, each place taken by the surest and longest, in the order of the text. */
export function columnMentions(text: string, { columns }: Pick<Table, 'columns'>): readonly ColumnMention[] {
  const tokens = tokensOf(text)
  const all = columns
    .filter(({ name }) => !/^(?:column|unnamed)[\s_:]*\d+$/iu.test(name))
    .flatMap((column) => [...exactMentions(text, column), ...wordMentions(tokens, column)])
    .sort((a, b) => b.strength - a.strength || b.end - b.start - (a.end - a.start) || a.start - b.start)
  const kept: ColumnMention[] = []
  for (const one of all)
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one)
  return kept.sort((a, b) => a.start - b.start)
}

/** The header as it stands, best in quotes. */
function exactMentions(text: string, column: Column): readonly ColumnMention[] {
  const escaped = column.name.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  if (escaped === '') return []
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}_])${escaped}(?![\p{L}\p{N}_])`, 'giu')
  return [...text.matchAll(pattern)].map((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    return { column, start, end, strength: exactStrength(text, start, end, column.name) }
  })
}

function exactStrength(text: string, start: number, end: number, name: string): number {
  const same = text.slice(start, end) === name.trim()
  const quoted = /["'“‘`([]/u.test(text[start - 1] ?? '') && /["'”’`)\]]/u.test(text[end] ?? '')
  const called = /^["'”’`]?\s+(?:columns?|values?|features?|variables?|fields?)\b/iu.test(text.slice(end))
  if (quoted || called) return same ? 1 : 0.95
  // A short header is a word of the sentence, unless it is written like the header.
  if (name.length <= 3 && !same) return 0.2
  if (sentenceWords.has(name.toLowerCase())) return same && name !== name.toLowerCase() ? 0.6 : 0.2
  const distinctive = /[_\d]|\p{Ll}\p{Lu}|\s/u.test(name) || name.length === 0
  if (distinctive) return same ? 0.97 : 0.9
  if (plainWords.has(name.toLowerCase())) return same && name !== name.toLowerCase() ? 0.45 : 0.3
  return same ? 0.85 : 0.8
}

const sentenceWords = new Set('is in at to as on no or and the of a by it its be are for if so'.split(' '))

/** Headers that a sentence also uses for other things. */
const plainWords = new Set(
  'value values number count mean average total date time year month day name type id index rate level class category group status high low open close change result test data score rank size min max median range sum sample source order state description note year variable population'.split(
    ' ',
  ),
)

/** The words of the header, some of them in other forms or left out. */
function wordMentions(tokens: readonly Token[], column: Column): readonly ColumnMention[] {
  const words = wordsOf(column.name).filter((word) => !idle.has(word))
  if (words.length === 0) return []
  const joined = words.join('')
  const mentions: ColumnMention[] = []
  tokens.forEach((first, at) => {
    let run = ''
    for (let size = 1; size <= 4 && at + size <= tokens.length; size++) {
      const last = tokens[at + size - 1]
      if (last === undefined) break
      run += last.text
      if (joined.length < 3 || sentenceWords.has(joined)) break
      if (run === joined || (run.length > 3 && run.replace(/s$/, '') === joined.replace(/s$/, '')))
        mentions.push({
          column,
          start: first.start,
          end: last.end,
          strength: words.length === 1 && plainWords.has(joined) ? 0.3 : 0.82,
        })
    }
    const partial = partialMention(tokens, at, words)
    if (partial !== undefined) mentions.push({ column, ...partial })
  })
  return mentions
}

function partialMention(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
): Pick<ColumnMention, 'start' | 'end' | 'strength'> | undefined {
  const first = tokens[at]
  if (words.join('').length < 3 || (words.length === 1 && sentenceWords.has(words[0] ?? ''))) return undefined
  if (first === undefined || !words.some((word) => alike(word, first.text))) return undefined
  const used = new Set<string>()
  let last = first
  for (const token of tokens.slice(at, at + words.length + 3)) {
    const word = words.find((candidate) => !used.has(candidate) && alike(candidate, token.text))
    if (word === undefined) {
      if (idle.has(token.text)) continue
      break
    }
    used.add(word)
    last = token
  }
  const cover = used.size / words.length
  // The thing that a header begins with may stand for it: salary for salary_in_thousands.
  const leads =
    cover < 0.5 && used.has(words[0] ?? '') && (words[0]?.length ?? 0) > 4 && !plainWords.has(words[0] ?? '')
  if (leads) return { start: first.start, end: last.end, strength: 0.5 }
  const heavy = [...used].some((word) => word.length > 3 && !plainWords.has(word))
  if (cover < 0.5 || (!heavy && cover < 1)) return undefined
  const strength = cover === 1 ? (words.length > 1 ? 0.84 : 0.72) : 0.35 + 0.35 * cover
  return { start: first.start, end: last.end, strength: plainOnly(used) ? Math.min(strength, 0.3) : strength }
}

const plainOnly = (used: ReadonlySet<string>): boolean => [...used].every((word) => plainWords.has(word))

const idle = new Set('of the a an in on per for and to by with from number num no nr'.split(' '))

const short: Readonly<Record<string, string>> = {
  avg: 'average',
  temp: 'temperature',
  max: 'maximum',
  min: 'minimum',
  pct: 'percentage',
  percent: 'percentage',
  qty: 'quantity',
  amt: 'amount',
  lat: 'latitude',
  lon: 'longitude',
  long: 'longitude',
  dur: 'duration',
  sust: 'sustained',
  exp: 'experience',
  pop: 'population',
  hgt: 'height',
  wt: 'weight',
}

/** Singular and plural, and what one is short for: wait and waiting. */
function alike(word: string, said: string): boolean {
  const [one, other] = [short[word] ?? word, short[said] ?? said]
  if (one === other || singular(one) === singular(other)) return true
  const [brief, long] = one.length < other.length ? [one, other] : [other, one]
  return brief.length >= 4 && long.startsWith(brief.replace(/e$/, '')) && long.length - brief.length <= 4
}

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word

const wordsOf = (name: string): readonly string[] => tokensOf(name).map(({ text }) => text)

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Lo}+|\p{N}+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
