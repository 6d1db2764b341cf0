import type { Condition } from '@auger/contract/plan'
import { oncePer } from '../../domain/once-per.ts'
import { isNumeric, isTemporal } from '../../domain/table.ts'
import type { Concept } from '../lexicon/lexicon.ts'
import { columnNamings, saysWord, type NamedColumn } from './columns.ts'
import { grouped } from './grouped.ts'
import type { Link } from './link.ts'
import type { Stretch } from './linked-question.ts'
import { kindWords } from './name/kind-words.ts'
import type { Naming } from './name/settle-mentions.ts'
import { leastQuality } from './quality.ts'
import { conceptsOver, type Said } from './said.ts'
import { deniedFlags } from './state/denied-flags.ts'
import { flagCondition } from './state/flags.ts'

/** Words that choose rows by what a column says, though no value is called so. Only a column that is about the word can say it. */
export function linkStates(said: Said): readonly Link[] {
  const namings = columnNamings(said)
  const dates = grouped(
    namings.filter((naming) => saysWord(said.question, naming, kindWords)),
    ({ thing }) => thing,
  )
  const alone = namings.filter(
    (naming) => !(dates.get(naming.thing) ?? []).some((date) => isWithin(naming, date)),
  )
  const links = alone.flatMap((naming): readonly Link[] => {
    const state = stateOf(said, naming)
    return state === undefined ? [] : [linkOf(naming, state.condition, state.quality)]
  })
  const denied = deniedFlags(said).map(({ from, until, thing, condition, quality }) =>
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
  { from, until, thing, match }: Pick<Naming<NamedColumn>, 'from' | 'until' | 'thing' | 'match'>,
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

function stateOf(said: Said, naming: Naming<NamedColumn>): State | undefined {
  const { ref, column } = naming.thing
  const flag = flagCondition(naming.thing)
  if (flag !== undefined) return naming.hasHead ? { condition: flag, quality: naming.quality } : undefined
  const states = statesOver(said, naming)
  if (isTemporal(column)) return happened(said, naming, states)
  const isOut = states.some((state) => isNearStock(said.question.concepts, state))
  if (!isNumeric(column) || !isOut || (column.nature !== 'stock' && column.minimum !== 0)) return undefined
  return { condition: { kind: 'compare', column: ref, operator: '=', value: 0 }, quality: naming.quality }
}

/** Cancelled is what has a date of cancellation, still open what has no end; a date that all rows have, or none, tells them not apart. */
function happened(said: Said, naming: Naming<NamedColumn>, states: readonly Concept[]): State | undefined {
  const { ref, column } = naming.thing
  const tellsApart = column.missing > 0 && column.distinct > 0
  if (!tellsApart || !naming.hasHead || saysWord(said.question, naming, kindWords)) return undefined
  if (naming.match === 'near' && states.length === 0) return undefined
  const missing: Condition = { kind: 'missing', column: ref }
  if (states.some(({ kinds }) => kinds.includes('open')))
    return { condition: missing, quality: naming.quality }
  const quality = naming.quality * (states.length > 0 ? 1 : ofPlainWord)
  return { condition: { kind: 'not', condition: missing }, quality }
}

/** The concepts of a stretch that say how things stand. */
const statesOver = (said: Said, naming: Naming<NamedColumn>): readonly Concept[] =>
  conceptsOver(said, naming).flatMap(({ concept }) => {
    const found = said.question.concepts.get(concept)
    return found?.kinds.includes('state') === true ? [found] : []
  })

/** Out of stock is near a stock, and means that there is none. */
const isNearStock = (concepts: ReadonlyMap<string, Concept>, { kinds, near }: Concept): boolean =>
  !kinds.includes('stock') && near.some((id) => stocks(concepts).has(id))

const stocks = oncePer(
  (concepts: ReadonlyMap<string, Concept>): ReadonlySet<string> =>
    new Set([...concepts.values()].filter(({ kinds }) => kinds.includes('stock')).map(({ id }) => id)),
)
