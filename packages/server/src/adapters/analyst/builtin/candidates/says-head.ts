import { translations } from '../../../../locales/index.ts'
import { formOf, rootOf, withoutBrackets, wordsOf } from '../form.ts'
import type { ReadQuestion } from '../question.ts'
import { cuesOfKind, isTimed, type ColumnMention, type Mentions } from './mention.ts'
import { contains, has, meets } from './units.ts'

/** Whether what names a column says what it holds, and not only of what: the date of an order_date, and not the order. */
export function saysHead(mentions: Mentions, mention: ColumnMention): boolean {
  const said = wordsIn(mentions.question, mention)
  if (isTimed(mention.column)) return saysTime(mentions, mention, said)
  if (contains(mentions.entity, mention.units)) return false
  if (mention.how === 'translated' || mention.how === 'synonym' || mention.how === 'typo') return true
  const { hears } = mentions.question.locale
  const root = (word: string): string => rootOf(word, hears.stem)
  const own = said.map((word) => root(word))
  const others = said.flatMap((word) => translations(formOf(word), hears.stem)).map((word) => root(word))
  const header = wordsOf(withoutBrackets(mention.column.name))
  const head = root(header.at(-1) ?? '')
  if (header.length < 2) return [...own, ...others].some((word) => head.endsWith(word))
  const isOwn = header.some((word) => own.includes(root(word)))
  const first = root(header[0] ?? '')
  return isOwn && hears.headsFirst === true && !others.includes(head)
    ? own.includes(first)
    : own.includes(head) || others.includes(head)
}

/** The words that name it; letters of a script without spaces as one. */
function wordsIn({ units }: ReadQuestion, mention: ColumnMention): readonly string[] {
  const words: string[] = []
  for (const [at, { folded, dense }] of units.entries()) {
    if (!has(mention.units, at)) continue
    const last = words.length - 1
    if (dense && units[at - 1]?.dense === true && has(mention.units, at - 1)) words[last] += folded
    else words.push(folded)
  }
  return words
}

const times: ReadonlySet<string> = new Set(['date', 'day', 'time', 'year', 'month', 'week', 'hour'])

const saysTime = (mentions: Mentions, { units }: ColumnMention, said: readonly string[]): boolean =>
  cuesOfKind(mentions, 'grain').some((cue) => meets(cue.units, units)) ||
  said
    .flatMap((word) => [formOf(word), ...translations(formOf(word), mentions.question.locale.hears.stem)])
    .some((word) => times.has(formOf(word)))
