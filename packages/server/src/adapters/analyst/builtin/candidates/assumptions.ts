import type { Assumption } from '../../../../domain/assumption.ts'
import type { Column } from '../../../../domain/table.ts'
import { sliceOf, type ReadQuestion } from '../question.ts'
import type { Reading } from '../reading.ts'
import { originOf } from '../twins.ts'
import type { Candidate } from './candidate.ts'
import type { Mentions } from './mention.ts'
import { mentionsOf } from './mentions.ts'
import { isThing } from './things-listed.ts'
import { has, noUnits, type Units } from './units.ts'

/** What a candidate takes for granted: names that were not plainly said, and words that it leaves out of account. */
export function assumptionsOf(question: ReadQuestion, { reading, units }: Candidate): readonly Assumption[] {
  const mentions = mentionsOf(question, reading.table)
  const columns = columnsOf(reading)
    .filter((column) => !listsRows(reading) || !isThing(mentions, column, noUnits))
    .flatMap((column) => tie(question, mentions, column, units))
  const ignored = ignoredWords(mentions, units)
  return [...columns, ...(ignored.length === 0 ? [] : [{ kind: 'ignored' as const, words: ignored }])]
}

/** Rows are shown as they are, whatever column has what they are called in its name. */
const listsRows = ({ want: { kind } }: Reading): boolean => kind === 'rows' || kind === 'ranking'

const sure = 0.7

function tie(
  question: ReadQuestion,
  mentions: Mentions,
  column: Column,
  units: Units,
): readonly Assumption[] {
  const own = mentions.columns.filter(
    (mention) => mention.column === column && (mention.units & units) === mention.units,
  )
  const best = own.reduce((top, mention) => (mention.quality > (top?.quality ?? 0) ? mention : top), own[0])
  if (best === undefined) return []
  const plain =
    best.how === 'exact' || best.how === 'translated' || (best.how === 'part' && best.quality >= sure)
  if (plain) return []
  const said = sliceOf(question, best.start, best.end)
  return [{ kind: 'column', said, column: (originOf(column) ?? column).name }]
}

function ignoredWords({ question, content, entity, cues }: Mentions, units: Units): readonly string[] {
  const quiet = cues
    .filter(
      ({ meaning }) =>
        meaning.kind === 'verb' ||
        meaning.kind === 'rows' ||
        meaning.kind === 'unit' ||
        meaning.kind === 'chart',
    )
    .reduce((sum, cue) => sum | cue.units, entity)
  const open = content & ~units & ~quiet
  const runs: { readonly start: number; readonly end: number }[] = []
  for (let index = 0; index < question.units.length; index++) {
    if (!has(open, index)) continue
    const last = runs.at(-1)
    if (last?.end === index) runs[runs.length - 1] = { start: last.start, end: index + 1 }
    else runs.push({ start: index, end: index + 1 })
  }
  return runs.map(({ start, end }) => sliceOf(question, start, end))
}

/** What is wanted and what it is ordered by. */
export function columnsOf({ want, order }: Reading): readonly Column[] {
  const wanted = wantedColumns(want)
  return [...new Set([...wanted, ...(order?.column === undefined ? [] : [order.column])])]
}

function wantedColumns(want: Reading['want']): readonly Column[] {
  switch (want.kind) {
    case 'rows':
      return want.columns
    case 'ranking':
      return [...want.show, want.by]
    case 'place':
    case 'beside':
      return want.show
    case 'apart':
      return [want.from, ...(want.to === undefined ? [] : [want.to])]
    case 'streak':
    case 'whether':
      return []
    case 'measures':
      return [
        ...want.keys.map(({ column }) => column),
        ...want.measures.flatMap(({ column }) => (column === undefined ? [] : [column])),
      ]
  }
}
