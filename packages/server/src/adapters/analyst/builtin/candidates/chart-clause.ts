import { followsPause } from '../question.ts'
import { singular, type Meaning } from '../../../../locales/index.ts'
import { kindWords } from '../vocabulary.ts'
import { cuesOfKind, type Cue, type Mentions, type Sorting } from './mention.ts'
import { has, meets, noUnits, unitsFrom, type Units } from './units.ts'

/** The question without what it says about its picture; undefined where it says nothing of the kind. */
export function withoutChartClause(mentions: Mentions): Mentions | undefined {
  const suggestions = cuesOfKind(mentions, 'suggest').filter((cue) => !isInName(mentions, cue))
  const suggestion = suggestions.at(0)
  const tail = tailOf(mentions)
  const words = [...suggestions, ...cuesOfKind(mentions, 'chart')].reduce(
    (units, cue) => units | cue.units,
    noUnits,
  )
  if (suggestion === undefined && tail === undefined) return undefined
  const units = words | (tail?.units ?? noUnits)
  const left = <Placed extends { readonly units: Units }>(list: readonly Placed[]): readonly Placed[] =>
    list.filter((one) => !meets(one.units, units))
  return {
    ...mentions,
    columns: left(mentions.columns),
    values: left(mentions.values),
    numbers: left(mentions.numbers),
    periods: left(mentions.periods),
    entities: left(mentions.entities),
    cues: mentions.cues.filter((cue) => cue.meaning.kind === 'chart' || !meets(cue.units, units)),
    content: mentions.content & ~units,
    clause: {
      suggested: suggestion?.meaning.chart,
      sorting: tail,
      axis: tail !== undefined && namesAxis(mentions, tail.units),
      units,
    },
  }
}

/** The x of an x axis, unless a column is called so. */
const namesAxis = (mentions: Mentions, within: Units): boolean =>
  cuesOfKind(mentions, 'axis').some(
    ({ units }) =>
      meets(units, within) &&
      !mentions.columns.some((name) => name.quality >= 0.9 && (name.units & units) === name.units),
  )

/** The trend in a trend score is part of a name. */
const isInName = ({ columns }: Mentions, { start, end, units }: Cue): boolean =>
  columns.some(
    (name) => name.quality >= 0.9 && (name.units & units) === units && name.end - name.start > end - start,
  )

const connecting = new Set<Meaning['kind']>([
  'filler',
  'ask',
  'list',
  'joint',
  'follow',
  'order',
  'axis',
  'group',
  'quantity',
  'measure',
  'direction',
  'verb',
])
const furthest = 12

/** "and could you sort the y axis from high to low": from the verb to the end of the wish. */
function tailOf(mentions: Mentions): (Sorting & { readonly units: Units }) | undefined {
  const direction = longest(cuesOfKind(mentions, 'direction')).at(-1)
  if (direction === undefined) return undefined
  const verbs = [
    ...cuesOfKind(mentions, 'order'),
    ...cuesOfKind(mentions, 'list'),
    ...cuesOfKind(mentions, 'axis'),
    ...cuesOfKind(mentions, 'verb').filter(({ start }) => opensPiece(mentions, start)),
  ]
  const verb = verbs
    .filter(({ start, end }) => end <= direction.start && direction.start - start <= furthest)
    .filter(({ start }) => isOfOnePiece(mentions, start, direction.start))
    .reduce<Cue | undefined>(
      (best, cue) => (best === undefined || cue.start < best.start ? cue : best),
      undefined,
    )
  const start = verb === undefined ? direction.start : fluffBefore(mentions, verb.start)
  const end = extent(mentions, direction.end)
  const units = unitsFrom(start, end)
  return { direction: direction.meaning.direction, by: targetIn(mentions, units), units }
}

/** "…, and order them": such a verb wishes for an order only where nothing but small words stands between it and a comma. */
function opensPiece(mentions: Mentions, at: number): boolean {
  const start = fluffBefore(mentions, at)
  return start > 0 && followsPause(mentions.question, start)
}

const longest = <Found extends Cue>(cues: readonly Found[]): readonly Found[] =>
  cues.filter(
    (cue) =>
      !cues.some(
        (other) => other !== cue && (other.units & cue.units) === cue.units && other.units !== cue.units,
      ),
  )

/** Whether nothing but the words of a wish and names of columns stand there, and no comma between. */
function isOfOnePiece(mentions: Mentions, start: number, end: number): boolean {
  for (let at = start; at < end; at++)
    if (!isConnecting(mentions, at) || (at > start && followsPause(mentions.question, at))) return false
  return true
}

/** "sort the names": a word that says no more than that something has a name. */
const isNaming = ({ question: { units } }: Mentions, at: number): boolean =>
  kindWords().has(singular(units[at]?.folded ?? ''))

const isConnecting = (mentions: Mentions, at: number): boolean =>
  isNaming(mentions, at) || isOfWish(mentions, at)

const isOfWish = ({ cues, columns }: Mentions, at: number): boolean =>
  cues.some(({ units, meaning }) => connecting.has(meaning.kind) && has(units, at)) ||
  columns.some(({ units, quality }) => quality >= 0.6 && has(units, at))

/** "and I want to", "could you" */
function fluffBefore(mentions: Mentions, start: number): number {
  let at = start
  while (at > 0 && !followsPause(mentions.question, at) && isFluff(mentions, at - 1)) at--
  return at
}

const fluff = new Set<Meaning['kind']>(['filler', 'joint', 'follow'])
const isFluff = ({ cues, columns }: Mentions, at: number): boolean =>
  cues.some(({ units, meaning }) => fluff.has(meaning.kind) && has(units, at)) &&
  !columns.some(({ units }) => has(units, at))

function extent(mentions: Mentions, from: number): number {
  let at = from
  while (
    at < mentions.question.units.length &&
    isConnecting(mentions, at) &&
    !followsPause(mentions.question, at)
  )
    at++
  return at
}

/** What is named in the wish: an axis, a figure, or a column. */
function targetIn(mentions: Mentions, units: Units): Sorting['by'] {
  const within = <Placed extends { readonly units: Units }>(list: readonly Placed[]): readonly Placed[] =>
    list.filter((one) => (one.units & units) === one.units)
  const figure = within([...cuesOfKind(mentions, 'quantity'), ...cuesOfKind(mentions, 'measure')])
  if (figure.length > 0) return undefined
  const axis = within(cuesOfKind(mentions, 'axis')).at(0)?.meaning.axis
  const sorts = cuesOfKind(mentions, 'order').reduce((sum, cue) => sum | cue.units, noUnits)
  // The rank of "rank the x axis" is no column beside a name as good as an axis has.
  const columns = within(mentions.columns)
    .filter(({ quality, units: said }) => quality >= (axis === undefined ? 0.7 : 0.9) && !meets(said, sorts))
    .toSorted((a, b) => b.quality - a.quality || b.end - b.start - (a.end - a.start))
  const naming = mentions.question.units.some((_, at) => has(units, at) && isNaming(mentions, at))
  return columns[0]?.column ?? axis ?? (naming ? 'x' : undefined)
}
