import type { Condition } from '@auger/contract/plan'
import { oncePer } from '../../domain/once-per.ts'
import { isNumeric, isTemporal } from '../../domain/table.ts'
import type { Concept } from '../lexicon/lexicon.ts'
import { columnMentions, saysWord, type NamedColumn } from './columns.ts'
import { grouped } from './grouped.ts'
import type { Link } from './link.ts'
import type { Stretch } from './linked-question.ts'
import { kindWords } from './name/kind-words.ts'
import type { SettledMention } from './name/settle-mentions.ts'
import { leastQuality, qualityOf } from './quality.ts'
import { statesOver, type Said } from './said.ts'
import { deniedFlags } from './state/denied-flags.ts'
import { flagCondition } from './state/flags.ts'

/** Words that choose rows by what a column says, though no value is called so. Only a column that is about the word can say it. */
export function linkStates(said: Said): readonly Link[] {
  const mentions = columnMentions(said)
  const dates = grouped(
    mentions.filter((mention) => saysWord(said.question, mention, kindWords)),
    ({ thing }) => thing,
  )
  const alone = mentions.filter(
    (mention) => !(dates.get(mention.thing) ?? []).some((date) => isWithin(mention, date)),
  )
  const denials = deniedFlags(said)
  // What is unpaid is no kind of paid, though both are words for how a payment stands.
  const isDenied = ({ from, until, thing }: SettledMention<NamedColumn>): boolean =>
    denials.some((denial) => denial.from === from && denial.until === until && denial.thing.ref === thing.ref)
  const links = alone.flatMap((mention): readonly Link[] => {
    if (isDenied(mention)) return []
    const state = stateOf(said, mention)
    return state === undefined ? [] : [linkOf(mention, state.condition, state.quality)]
  })
  const denied = denials.map(({ from, until, thing, condition, quality }) =>
    linkOf({ from, until, thing, match: 'form' }, condition, quality),
  )
  return [...links, ...denied].filter(({ quality }) => quality >= leastQuality)
}

/** The cancellation of a cancellation date says no more than the date. */
const isWithin = (inner: Stretch, outer: Stretch): boolean =>
  outer.from <= inner.from &&
  inner.until <= outer.until &&
  outer.until - outer.from > inner.until - inner.from

const linkOf = (
  { from, until, thing, match }: Pick<SettledMention<NamedColumn>, 'from' | 'until' | 'thing' | 'match'>,
  condition: Condition,
  quality: number,
): Link => ({
  from,
  until,
  to: { kind: 'state', tableId: thing.tableId, condition, columns: [thing.ref], match },
  quality,
})

interface State {
  readonly condition: Condition
  readonly quality: number
}

/** A word that also names what happened is a state with less trust than one that says only how things stand. */
const ofPlainWord = 0.85

function stateOf(said: Said, mention: SettledMention<NamedColumn>): State | undefined {
  const { ref, column } = mention.thing
  const flag = flagCondition(mention.thing)
  if (flag !== undefined) return mention.hasHead ? { condition: flag, quality: mention.quality } : undefined
  const states = statesOver(said, mention)
  if (isTemporal(column)) return happened(said, mention, states)
  const isOut = states.some((state) => isNearStock(said.question.concepts, state))
  if (!isNumeric(column) || !isOut || (column.nature !== 'stock' && column.minimum !== 0)) return undefined
  return { condition: { kind: 'compare', column: ref, operator: '=', value: 0 }, quality: ofState(mention) }
}

/** A word for how things stand with a near concept is as much a word for the state as for any concept. */
const ofState = ({ match, quality }: SettledMention<NamedColumn>): number =>
  match === 'near' ? (quality * qualityOf('concept')) / qualityOf('near') : quality

/** Cancelled is what has a date of cancellation, still open what has no end; a date that all rows have, or none, tells them not apart. */
function happened(
  said: Said,
  mention: SettledMention<NamedColumn>,
  states: readonly Concept[],
): State | undefined {
  const { ref, column } = mention.thing
  const tellsApart = column.missing > 0 && column.distinct > 0
  if (!tellsApart || !mention.hasHead || saysWord(said.question, mention, kindWords)) return undefined
  if (mention.match === 'near' && states.length === 0) return undefined
  const missing: Condition = { kind: 'missing', column: ref }
  if (states.some(({ kinds }) => kinds.includes('open')))
    return { condition: missing, quality: ofState(mention) }
  const quality = states.length > 0 ? ofState(mention) : mention.quality * ofPlainWord
  return { condition: { kind: 'not', condition: missing }, quality }
}

/** Out of stock is near a stock, and means that there is none. */
const isNearStock = (concepts: ReadonlyMap<string, Concept>, { kinds, near }: Concept): boolean =>
  !kinds.includes('stock') && near.some((id) => stocks(concepts).has(id))

const stocks = oncePer(
  (concepts: ReadonlyMap<string, Concept>): ReadonlySet<string> =>
    new Set([...concepts.values()].filter(({ kinds }) => kinds.includes('stock')).map(({ id }) => id)),
)
