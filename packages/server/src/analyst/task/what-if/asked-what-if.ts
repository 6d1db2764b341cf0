import type { Condition } from '@auger/contract/plan'
import { fold } from '../../../domain/table.ts'
import { conditionalWords, isSpaced } from '../../../locales/index.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { coversOf } from '../../candidate/cover.ts'
import { readCover } from '../../candidate/read-cover.ts'
import { columnOf, isMeasure, type Scene } from '../../candidate/scene.ts'
import type { Link } from '../../link/link.ts'
import { changeOf, eachIn, gap, shareIn, sizeIn, type Change, type Stretch } from './size.ts'
import { columnOfRole, roleConcepts, roles, type Role } from './roles.ts'

/** A case that is only thought of: something rises or falls by so many percent, or by an amount. */
export interface AskedWhatIf {
  readonly change: Change
  /** What changes; of something that is no column only what it would be. */
  readonly driver: { readonly column?: ColumnRef; readonly role?: Role; readonly said: string }
  /** What is asked about, where that is another figure. */
  readonly target?: ColumnRef
  /** The same where it is no column, but computed from others. */
  readonly wanted?: Role
  /** Groups that are asked about one by one. */
  readonly by?: ColumnRef
  readonly filters: readonly Condition[]
}

/** What a question asks to think of; undefined where it asks something else, or more. */
export function askedWhatIf(scene: Scene, lexicons: readonly Lexicon[]): AskedWhatIf | undefined {
  if (scene.template !== undefined || !isThoughtOf(scene)) return undefined
  const size = sizeIn(scene)
  if (size === undefined) return undefined
  const direction = directionIn(scene, size)
  if (direction === undefined || saysMore(scene, size)) return undefined
  // Where verbs stand last, what is asked about stands behind what it depends on.
  const isBehind = (one: Stretch): boolean => scene.traits.trailing && one.from >= size.until
  const near = (one: Stretch): number =>
    gap(one, size) + gap(one, direction) + (isBehind(one) ? scene.tokens.length : 0)
  const measures = measuresIn(scene)
  const said = rolesIn(scene, lexicons, measures)
  const drivers = [...measures.map(({ ref, ...at }) => ({ ...at, column: ref })), ...said].toSorted(
    (one, other) => near(one) - near(other),
  )
  const [driver] = drivers
  const others = measures.filter(({ ref }) => ref !== driver?.column)
  const [target, ...more] = new Set(others.map(({ ref }) => ref))
  // Something that stands nearer and is hardly known may be what changes.
  if (driver === undefined || looselyNamed(scene).some((one) => near(one) < near(driver))) return undefined
  const each = size.kind === 'amount' ? eachIn(scene, size) : undefined
  const filters = filtersIn(scene, [size, direction, driver, ...(each === undefined ? [] : [each])])
  if (filters === undefined || more.length > 0) return undefined
  const by = groupIn(scene, each)
  const wanted = said.find((one) => one.column === undefined && gap(one, driver) > 0)?.role
  const { column, role } = { role: undefined, ...driver }
  return {
    change: changeOf(size, direction.sign, each),
    driver: {
      said: saidIn(scene, driver),
      ...(column === undefined ? {} : { column }),
      ...(role === undefined ? {} : { role }),
    },
    filters,
    ...(target === undefined ? {} : { target }),
    ...(target !== undefined || wanted === undefined ? {} : { wanted }),
    ...(by === undefined ? {} : { by }),
  }
}

/** Whether a phrase says what if, or a word says if. */
const isThoughtOf = (scene: Scene): boolean =>
  scene.links.some(saysWhatIf) || scene.tokens.some((_, at) => isConditional(scene, at))

const saysWhatIf = ({ to }: Link): boolean =>
  to.kind === 'sense' && to.sense.kind === 'task' && to.sense.task === 'what-if'

/** Whether a word that says if begins with a token. */
function isConditional({ tokens, asked: { text, language } }: Scene, at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  const behind = text.slice(token.start).toLowerCase()
  return conditionalWords(language).some((word) =>
    isSpaced(language) ? token.folded === fold(word) : behind.startsWith(word),
  )
}

/** The words that surely ask what would be, where something rises or falls by a share; undefined where none do. */
export function whatIfWordsIn(scene: Scene): string | undefined {
  const percent = shareIn(scene)
  if (percent === undefined || directionIn(scene, percent) === undefined) return undefined
  const { links } = scene
  const sure = links
    .filter(saysWhatIf)
    .filter(({ from, until }) =>
      links.every(
        ({ to, ...other }) =>
          other.from !== from ||
          other.until !== until ||
          (to.kind === 'sense' && (to.sense.kind === 'task' || to.sense.kind === 'ask')),
      ),
    )
    .toSorted((one, other) => other.until - other.from - (one.until - one.from))
  const [first] = sure
  return first === undefined ? undefined : saidIn(scene, first)
}

const saidIn = ({ asked: { text }, tokens }: Scene, { from, until }: Stretch): string =>
  text.slice(tokens[from]?.start, tokens[until - 1]?.end)

/** Whether it rises or falls: by a verb, else by more or less. */
function directionIn({ links }: Scene, size: Stretch): (Stretch & { readonly sign: 1 | -1 }) | undefined {
  const said = links.flatMap(({ from, until, to }) => {
    const sense = to.kind === 'sense' ? to.sense : undefined
    if (sense?.kind === 'change' || sense?.kind === 'task')
      return sense.direction === undefined
        ? []
        : [{ from, until, sign: signOf(sense.direction), isVerb: true }]
    if (sense?.kind !== 'comparative') return []
    return [{ from, until, sign: signOf(sense.direction), isVerb: false }]
  })
  return said.toSorted(
    (one, other) => Number(other.isVerb) - Number(one.isVerb) || gap(one, size) - gap(other, size),
  )[0]
}

const signOf = (direction: 'up' | 'down' | 'high' | 'low'): 1 | -1 =>
  direction === 'up' || direction === 'high' ? 1 : -1

/** Figures that are called by their names or by words for them, the longest name of overlapping ones. */
function measuresIn(scene: Scene): readonly (Stretch & { readonly ref: ColumnRef })[] {
  const named = namedColumns(scene).filter(({ ref }) => isMeasure(columnOf(scene, ref)))
  return named.filter(
    (one, at) => !named.slice(0, at).some((other) => one.from < other.until && other.from < one.until),
  )
}

/** Words that a figure is loosely called by, and that nothing else is; what may be a mere verb is no figure. */
const looselyNamed = (scene: Scene): readonly Stretch[] =>
  scene.links.filter(
    ({ from, until, to }) =>
      to.kind === 'column' &&
      (to.match === 'near' || to.match === 'typo') &&
      isMeasure(columnOf(scene, to.column)) &&
      !scene.links.some(
        (other) =>
          other.from < until &&
          from < other.until &&
          (other.to.kind === 'sense' || (other.to.kind === 'column' && other.to.match !== 'near')),
      ),
  )

const namedColumns = ({ links }: Scene): readonly (Stretch & { readonly ref: ColumnRef })[] =>
  links
    .flatMap(({ from, until, to, quality }) =>
      to.kind === 'column' && to.match !== 'near' && to.match !== 'typo'
        ? [{ from, until, ref: to.column, quality: quality * to.coverage }]
        : [],
    )
    .toSorted(
      (one, other) => other.until - other.from - (one.until - one.from) || other.quality - one.quality,
    )

/** Words for a price, a quantity and the like that name no column of their own: prices, expenses. */
function rolesIn(
  scene: Scene,
  lexicons: readonly Lexicon[],
  measures: readonly Stretch[],
): readonly (Stretch & { readonly column?: ColumnRef; readonly role: Role })[] {
  return scene.tokens.flatMap((_, from) =>
    lexicons.flatMap((lexicon) =>
      lexicon.conceptsAt(scene.tokens, from).flatMap(({ until, concepts }) => {
        const role = roles.find((one) => roleConcepts[one].some((concept) => concepts.includes(concept)))
        const isNamed = measures.some((one) => one.from < until && from < one.until)
        if (role === undefined || isNamed) return []
        const column = columnOfRole(scene, role)
        return [{ from, until, role, ...(column === undefined ? {} : { column }) }]
      }),
    ),
  )
}

/** Whether another number is said, a bound, or a number of things is asked for: that is another question. */
function saysMore({ links }: Scene, size: Stretch): boolean {
  const isApart = (one: Stretch): boolean => one.until <= size.from || size.until <= one.from
  return links.some((link) => {
    const { to } = link
    if (to.kind === 'number') return isApart(link)
    if (to.kind === 'table' && (to.match === 'exact' || to.match === 'form'))
      return links.some(
        (one) => one.to.kind === 'sense' && one.to.sense.kind === 'quantity' && gap(one, link) === 0,
      )
    if (to.kind !== 'sense' || to.sense.kind !== 'compare') return false
    return to.sense.place === 'before' && link.until === size.from
  })
}

/** A column that the groups are told by: by region. */
function groupIn(scene: Scene, each: Stretch | undefined): ColumnRef | undefined {
  const marks = scene.links.filter(
    ({ to }) => to.kind === 'sense' && (to.sense.kind === 'group' || to.sense.kind === 'within'),
  )
  const far = 1
  return namedColumns(scene).find(
    ({ from, until, ref }) =>
      !(each !== undefined && from < each.until && each.from < until) &&
      !isMeasure(columnOf(scene, ref)) &&
      marks.some((mark) =>
        scene.traits.trailing
          ? mark.from >= until && mark.from - until <= far
          : mark.until <= from && from - mark.until <= far,
      ),
  )?.ref
}

/** The rows that are chosen; undefined where more is said than that. */
function filtersIn(scene: Scene, taken: readonly Stretch[]): readonly Condition[] | undefined {
  const [cover] = coversOf(scene.tokens, scene.links)
  if (cover === undefined) return undefined
  const { items, slots } = readCover(scene, cover)
  const isLeft = (at: number): boolean =>
    scene.tokens[at]?.kind !== 'sign' &&
    !isConditional(scene, at) &&
    !taken.some(({ from, until }) => from <= at && at < until)
  if (cover.leftover.some(isLeft)) return undefined
  const chosen = slots.filter(({ items: indexes }) =>
    indexes.every((index) => {
      const item = items[index]
      return item === undefined || !taken.some((one) => item.from < one.until && one.from < item.until)
    }),
  )
  const first = chosen.map(({ choices: [choice] }) => choice)
  const conditions = first.map((choice) => choice?.condition)
  const isOfFigures = first.some((choice) => choice?.columns.some((ref) => isMeasure(columnOf(scene, ref))))
  return conditions.every((one) => one !== undefined) && !isOfFigures ? conditions : undefined
}
