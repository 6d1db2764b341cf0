import type { Cell } from '@auger/contract'
import type { Step } from '@auger/contract/plan'
import type { Definition } from '../../domain/definition.ts'
import { disclosures, type Disclosure } from '../../domain/model-settings.ts'
import {
  fold,
  isTemporal,
  type Column,
  type LexiconEntry,
  type Relation,
  type Table,
} from '../../domain/table.ts'
import type { Observation } from '../../ports/analyst.ts'
import { rowsOfGroup } from './counted-steps.ts'

/** Text that may be sent to a model. Only this file makes it out of data, so that nothing else can be sent. */
export type Told = string & { readonly told: unique symbol }

/** The least rows that a figure must be of to be told. */
export const leastRows = 5
const mostRowsTold = 30
const longestCell = 120

/** What a level of disclosure lets a model know. */
export interface Teller {
  /** Words of our own, the same for every question. */
  ours(text: string): Told
  /** What the person wrote is for the model to read. */
  said(text: string): Told
  table(table: Table): Told
  column(column: Column, of: Pick<Table, 'rowCount'>): Told
  relation(from: string, to: string): Told
  definition(definition: Definition): Told
  /** A value that the question names. */
  value(entry: LexiconEntry, table: string): Told
  /** Steps that were run, tables by their names; a value of theirs that none of these texts says comes from the rows. No texts: none does. */
  plan(steps: readonly Step[], tables: readonly Table[], texts: readonly string[] | undefined): Told
  /** Why a step of the model's own could not be run; undefined where nothing may be told of it. */
  problem(failed: Observation, steps: readonly Step[]): Told | undefined
  /** What a result is of, in our words; a value of the data may be among them. */
  result(title: string): Told
  passage(number: number, source: string, text: string): Told | undefined
  /** What a step found; undefined where the level forbids all of it. Counted: it says of how many rows each of its figures is, which only `counted` makes a step say. */
  found(observation: Observation, isCounted: boolean): Told | undefined
}

const told = (text: string): Told => text as Told
const reaches = (level: Disclosure, needed: Disclosure): boolean =>
  disclosures.indexOf(level) >= disclosures.indexOf(needed)

export const joined = (parts: readonly Told[], between: '\n' | '\n\n' | ' ' = '\n'): Told =>
  told(parts.join(between))

export function tellerFor(level: Exclude<Disclosure, 'nothing'>): Teller {
  const hasFigures = reaches(level, 'aggregates')
  const hasRows = reaches(level, 'samples')
  return {
    ours: told,
    said: told,
    table: ({ name, title, rowCount, structure, keys }) =>
      told(
        [
          `table ${name}`,
          ...(title === name ? [] : [`called "${oneLine(title)}"`]),
          ...(hasFigures ? [`${rowCount} rows`] : []),
          ...(structure === undefined ? [] : [`a row is a ${oneLine(structure.row.noun)}`]),
          ...(keys[0] === undefined ? [] : [`key ${keys[0].map(quoted).join(' + ')}`]),
        ].join(', '),
      ),
    column: (column, { rowCount }) =>
      told(`  ${quoted(column.name)}: ${aboutColumn(column, rowCount, hasFigures, hasRows)}`),
    relation: (from, to) => told(`  ${from} names a row of ${to}`),
    definition: (definition) => told(`  ${aboutDefinition(definition)}`),
    value: ({ column, value }, table) => told(`  ${table}.${quoted(column)} = ${JSON.stringify(value)}`),
    plan: (steps, tables, texts) =>
      told(JSON.stringify(steps, planValue(tables, hasRows ? undefined : texts))),
    problem: ({ problem }, steps) =>
      problem === undefined ? undefined : told(hasRows ? oneLine(problem) : withoutValues(problem, steps)),
    result: (title) => told(`result: ${hasRows ? oneLine(title) : 'of the question'}`),
    passage: (number, source, text) =>
      hasRows ? told(`passage ${number}, of ${quoted(source)}: ${JSON.stringify(text)}`) : undefined,
    found: (observation, isCounted) => {
      const rows = hasRows ? observation.rows : hasFigures && isCounted ? largeGroups(observation) : []
      return rows.length === 0 ? undefined : told(tableText(observation, rows.slice(0, mostRowsTold)))
    },
  }
}

/** What an engine complains of may quote a cell; of its words and numbers those are kept that the model wrote itself. */
function withoutValues(problem: string, steps: readonly Step[]): string {
  const written = fold(JSON.stringify(steps))
  const isWritten = (text: string): boolean => written.includes(fold(JSON.stringify(text).slice(1, -1)))
  return oneLine(problem)
    .replace(/'([^']*)'|"([^"]*)"/g, (all, one?: string, other?: string) =>
      isWritten(one ?? other ?? '') ? all : hidden,
    )
    .replace(/\d+(?:[.,]\d+)*/g, (number) => (isWritten(number) ? number : hidden))
}

const valueKeys = new Set(['sql', 'value', 'values', 'low', 'high', 'text'])

/** How a plan is written: tables by name, and what nobody has said left out where rows may not be told. */
function planValue(tables: readonly Table[], texts: readonly string[] | undefined) {
  const names = new Map(tables.map(({ id, name }) => [id, name]))
  const said = texts === undefined ? undefined : fold(texts.join(' '))
  const isTold = (value: unknown): boolean =>
    said === undefined ||
    (typeof value !== 'string' && typeof value !== 'number') ||
    said.includes(fold(String(value)))
  return (key: string, value: unknown): unknown => {
    if (Array.isArray(value) && key === 'values')
      return value.map((one: unknown) => (isTold(one) ? one : hidden))
    if (valueKeys.has(key) && !isTold(value)) return hidden
    return typeof value === 'string' ? (names.get(value) ?? value) : value
  }
}

const hidden = '(not shown)'

function aboutColumn(column: Column, rowCount: number, hasFigures: boolean, hasRows: boolean): string {
  const { type, role, nature, unit, grain, spelledOut, distinct, missing, minimum, maximum, frequent } =
    column
  const isOfMany = hasFigures && rowCount - missing >= leastRows
  // When a table begins and ends is a figure of all its rows; the greatest number is somebody's.
  const isRangeTold = hasRows || (isOfMany && isTemporal(column))
  const mean = isOfMany && !hasRows ? column.distribution?.mean : undefined
  const often = hasRows ? frequent : hasFigures ? frequent.filter(({ count }) => count >= leastRows) : []
  return [
    type,
    role,
    ...(nature === null ? [] : [nature]),
    ...(unit === null ? [] : [`in ${oneLine(unit.text)}`]),
    ...(grain === null ? [] : [`by ${grain}`]),
    ...(spelledOut === null ? [] : [`that is "${oneLine(spelledOut)}"`]),
    ...(hasFigures ? [`${distinct} different`, ...(missing === 0 ? [] : [`${missing} missing`])] : []),
    ...(minimum !== null && isRangeTold ? [`from ${cell(minimum)} to ${cell(maximum)}`] : []),
    ...(mean === undefined ? [] : [`mean ${Number(mean.toPrecision(3))}`]),
    ...(role === 'measure' || (saysLittle(column) && often.length < distinct)
      ? []
      : valuesTold(often, distinct)),
  ].join(', ')
}

/** A few of its values tell nothing of the others. */
const saysLittle = ({ role, nature }: Column): boolean => role === 'time' || nature === 'key'

/** Values that are as frequent as may be told. */
function valuesTold(often: Column['frequent'], distinct: number): readonly string[] {
  const values = often.map(({ value }) => cell(value)).join(', ')
  return often.length === 0 ? [] : [`${often.length < distinct ? 'such as' : 'namely'} ${values}`]
}

function aboutDefinition(definition: Definition): string {
  switch (definition.kind) {
    case 'metric':
      return `${quoted(definition.name)} is ${oneLine(definition.expression)} of ${definition.table}`
    case 'meaning':
      return `${definition.table}.${quoted(definition.column)} means: ${oneLine(definition.text)}`
    case 'synonym':
      return `${definition.words.map(quoted).join(' or ')} means ${definition.table}${
        definition.column === undefined ? '' : `.${quoted(definition.column)}`
      }`
    case 'unit':
      return `${definition.table}.${quoted(definition.column)} is in ${oneLine(definition.unit)}`
    case 'nature':
      return `${definition.table}.${quoted(definition.column)} is ${definition.nature}`
  }
}

/** Figures of groups that are too small to tell anything of one row. */
function largeGroups({ columns, rows }: Observation): Observation['rows'] {
  const at = columns.findIndex(({ name }) => name === rowsOfGroup)
  return at < 0 ? [] : rows.filter((row) => typeof row[at] === 'number' && row[at] >= leastRows)
}

const tableText = ({ columns, rowCount }: Observation, rows: Observation['rows']): string =>
  [
    columns.map(({ name }) => quoted(name)).join(' | '),
    ...rows.map((row) => row.map(cell).join(' | ')),
    ...(rowCount > rows.length ? [`(${rows.length} of ${rowCount} rows)`] : []),
  ].join('\n')

const cell = (value: Cell): string =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, longestCell)) : String(value)

/** Names come from files: a line break in one would look like a line of ours. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200)
const quoted = (name: string): string => JSON.stringify(oneLine(name))

export const relationEnds = (
  { from, to }: Relation,
  nameOf: (tableId: string) => string,
): readonly [string, string] => [
  `${nameOf(from.tableId)}.${quoted(from.column)}`,
  `${nameOf(to.tableId)}.${quoted(to.column)}`,
]
