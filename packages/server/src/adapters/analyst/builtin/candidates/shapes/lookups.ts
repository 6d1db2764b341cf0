import { isNumeric, type Column } from '../../../../../domain/table.ts'
import { flag, type Features } from '../features.ts'
import { wordsOf } from '../../form.ts'
import { nameColumn } from '../../name-column.ts'
import { areListed, cuesOfKind, gap, isRowsName, saysRows, type ColumnMention } from '../mention.ts'
import { isPlural } from '../plural.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { isHeadLast, wordsBetween } from '../word-order.ts'
import { meets, noUnits, type Units } from '../units.ts'
import { quantities } from './cues.ts'
import type { Proposal } from './proposal.ts'

/** Cells of one column. */
export function lookups(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const [quantity] = quantities(scene)
  const open = scene.set.conditions.length === 0
  const different = cuesOfKind(scene.mentions, 'measure').find(
    ({ meaning }) => meaning.function === 'distinct',
  )
  const each = cuesOfKind(scene.mentions, 'group').length > 0
  return wanted.flatMap((subject): readonly Proposal[] => {
    const number = isNumeric(subject.column)
    const repeats = subject.column.distinct + subject.column.missing < scene.mentions.table.rowCount
    const plural = isPlural(scene.mentions.question, subject.mention)
    const features: Features = [
      ['shape:lookup', 1],
      ...subject.features,
      ...flag(number ? 'lookup:number:quantity' : 'lookup:text:quantity', quantity !== undefined),
      ...flag('lookup:unconditional', open),
    ]
    const units = subject.units | (quantity !== undefined && number ? quantity.units : noUnits)
    const make = (distinct: boolean): Proposal => ({
      want: { kind: 'rows', columns: [subject.column], distinct },
      units: units | (distinct ? (different?.units ?? noUnits) : noUnits),
      features: [
        ...features,
        ...flag(distinct ? 'lookup:once' : 'lookup:repeating', repeats),
        ...flag(distinct ? 'lookup:once:plural' : 'lookup:repeating:plural', repeats && plural),
        ...flag(distinct ? 'lookup:once:open' : 'lookup:repeating:open', repeats && open),
        ...flag('lookup:once:different', distinct && different !== undefined),
        ...flag(distinct ? 'lookup:once:each' : 'lookup:repeating:each', repeats && each),
      ],
    })
    return repeats ? [make(false), make(true)] : [make(false)]
  })
}

const longestRow = 5
const leastQuality = 0.65

/** Names in a row are all wanted. */
export function severalColumns(scene: Scene): readonly Proposal[] {
  const named = apart(scene)
  const rows = named.flatMap((_, first) =>
    named.slice(first + 1, first + longestRow).flatMap((_last, more) => {
      const part = named.slice(first, first + more + 2)
      return [part, ...withAnother(scene, part)]
    }),
  )
  return [
    ...rows.map((row) => together(scene, row)),
    ...[...named.map((one) => [one]), ...rows].flatMap((row) => calledBy(scene, row)),
  ]
}

/** Several columns beside what rows are sorted or ranked by, and those among which it is itself. */
export function severalBeside(
  { mentions, set, weights }: Scene,
  said: Units,
  { column, units: own }: { readonly column: Column; readonly units: Units },
) {
  const shown = (hidden: Units) =>
    severalColumns({ mentions, weights, set: { ...set, units: set.units | said | hidden } }).flatMap(
      ({ want, units, features }) =>
        want.kind === 'rows' ? [{ columns: want.columns, units, features }] : [],
    )
  return {
    without: shown(own),
    among: own === noUnits ? [] : shown(noUnits).filter(({ columns }) => columns.includes(column)),
  }
}

const farthestRows = 6

/** "the clubs and their grounds": what the rows are stands for what they are called; 俱乐部的球场 are grounds alone. */
function calledBy(scene: Scene, row: readonly ColumnMention[]): readonly Proposal[] {
  const { mentions, set } = scene
  const name = nameColumn(mentions.table)
  const [first] = row
  if (name === undefined || first === undefined || row.some(({ column }) => column === name)) return []
  const rows = mentions.entities.find(
    (entity) =>
      entity.quality >= firmRows &&
      entity.end <= first.start &&
      gap(entity, first) <= farthestRows &&
      (!isHeadLast(mentions.question) || areListed(mentions, entity, first)) &&
      !meets(entity.units, set.units) &&
      row.every(({ units }) => !meets(units, entity.units)),
  )
  if (rows === undefined) return []
  const plain = together(scene, row)
  return [
    {
      ...plain,
      want: { kind: 'rows', columns: [name, ...row.map(({ column }) => column)], distinct: false },
      units: plain.units | rows.units,
      features: [
        ...plain.features,
        ['columns:called', 1],
        ['columns:called:distance', wordsBetween(mentions.question, rows, first)],
        ...flag(
          'columns:called:named',
          mentions.columns.some(({ column }) => column === name),
        ),
      ],
    },
  ]
}

const firmRows = 0.7

function together(scene: Scene, part: readonly ColumnMention[]): Proposal {
  const loose = part.slice(1).filter((mention, index) => !isJoined(scene, part[index], mention)).length
  const begins = new Set(part.map(({ column }) => wordsOf(column.name)[0]))
  return {
    want: { kind: 'rows', columns: part.map(({ column }) => column), distinct: false },
    units: part.reduce((units, mention) => units | mention.units, noUnits),
    features: [
      ['shape:columns', 1],
      ['columns:more', part.length - 2],
      ['columns:loose', loose],
      ['columns:quality', part.reduce((sum, { quality }) => sum + quality, 0) / part.length],
      ...flag('columns:kin', begins.size === 1),
      ...flag('columns:quantity', quantities(scene).length > 0),
      ...flag(
        'columns:conditioned',
        part.some(({ column }) => scene.set.columns.includes(column)),
      ),
    ],
  }
}

/** The same row with another column that one of its names may stand for. */
const withAnother = (
  { mentions, set }: Scene,
  part: readonly ColumnMention[],
): readonly (readonly ColumnMention[])[] =>
  part.flatMap((mention, at) =>
    mentions.columns
      .filter(
        (other) =>
          other.column !== mention.column &&
          other.quality >= mention.quality - 0.2 &&
          meets(other.units, mention.units) &&
          !meets(other.units, set.units) &&
          part.every(
            (one) => one === mention || (one.column !== other.column && !meets(one.units, other.units)),
          ),
      )
      .slice(0, 3)
      .map((other) => part.with(at, other)),
  )

/** Firm mentions that do not overlap, in the order of the question. */
function apart(scene: Scene): readonly ColumnMention[] {
  const named: ColumnMention[] = []
  const firmest = scene.mentions.columns
    .filter(
      (mention) =>
        mention.quality >= leastQuality &&
        !meets(mention.units, scene.set.units) &&
        !isRowsName(scene.mentions, mention),
    )
    .sort(
      (a, b) =>
        Number(saysRows(scene.mentions, a)) - Number(saysRows(scene.mentions, b)) ||
        b.quality * (b.end - b.start) - a.quality * (a.end - a.start),
    )
  for (const mention of firmest)
    if (!named.some((other) => meets(other.units, mention.units) || other.column === mention.column))
      named.push(mention)
  return named.sort((a, b) => a.start - b.start)
}

const isJoined = ({ mentions }: Scene, a: ColumnMention | undefined, b: ColumnMention): boolean =>
  a !== undefined && gap(a, b) <= 3 && areListed(mentions, a, b)

/** Whole rows. */
export function wholeRows({ mentions, set }: Scene): readonly Proposal[] {
  const listed = cuesOfKind(mentions, 'list').length > 0
  const said = cuesOfKind(mentions, 'rows').filter(({ units }) => !meets(units, set.units))
  return [
    {
      want: { kind: 'rows', columns: mentions.table.columns, distinct: false },
      units: said.reduce((units, cue) => units | cue.units, noUnits),
      features: [
        ['shape:rows', 1],
        ...flag('rows:said', said.length > 0),
        ...flag('rows:listed', listed),
        ...flag('rows:unconditional', set.conditions.length === 0),
        ...flag('rows:named', mentions.entities.length > 0),
      ],
    },
  ]
}
