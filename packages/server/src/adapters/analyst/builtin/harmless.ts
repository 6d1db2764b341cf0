import type { Interpretation } from './interpret.ts'
import type { Item } from './item.ts'

/** The words that may be left out of account, or undefined when something that matters is not explained. */
export function harmless(interpretation: Interpretation): readonly string[] | undefined {
  const [only, ...others] = interpretation.unexplained
  if (only === undefined) return []
  if (others.length > 0 || only.link !== undefined) return undefined
  return isVerbOfRanking(interpretation, only) || isNameOfRow(interpretation, only) ? [only.text] : undefined
}

/** A verb form between the thing that is ranked and the column it is ranked by: "which shop shifted the most boxes". */
function isVerbOfRanking({ items, reading }: Interpretation, unknown: Item): boolean {
  const want = reading?.want
  const place = items.indexOf(unknown)
  const ranked =
    want?.kind === 'measures' &&
    want.lead !== undefined &&
    want.measures.some(({ column }) => column !== undefined)
  const between =
    items[place - 1]?.link?.ground.kind === 'column' && items[place + 1]?.link?.ground.kind === 'word'
  return ranked && between && /^[a-z]+(?:ed|es|ing)$/i.test(unknown.text)
}

/** One definite thing that is described by values right after: "the record of the game with a score of 5–1" is of one row. */
function isNameOfRow({ question, reading }: Interpretation, unknown: Item): boolean {
  const word = (offset: number): string => question.units[unknown.start + offset]?.folded ?? ''
  const described = ['with', 'that', 'where', 'when', 'whose', 'which', 'having', 'who'].includes(word(1))
  const definite = word(-1) === 'the' && ['of', 'for', 'at', 'in'].includes(word(-2))
  const held =
    reading?.conditions.some((condition) => condition.kind === 'compare' && condition.operator === '=') ??
    false
  return (
    reading?.want.kind === 'rows' &&
    held &&
    described &&
    definite &&
    /^[a-z]+[^s]$/i.test(unknown.text) &&
    unknown.end - unknown.start === 1
  )
}
