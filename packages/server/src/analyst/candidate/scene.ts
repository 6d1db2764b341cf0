import { oncePer } from '../../domain/once-per.ts'
import { isNumeric, isTemporal, type Column, type Table } from '../../domain/table.ts'
import type { AnalystQuestion } from '../../ports/analyst.ts'
import { placeOf, refOf, type ColumnRef } from '../frame/column-ref.ts'
import type { LanguageTraits } from '../lexicon/lexicon.ts'
import type { Link } from '../link/link.ts'
import type { Unit } from '../link/measured.ts'
import type { ParsedTemplate } from '../template/parsed-template.ts'
import type { Token } from '../tokenizer/token.ts'

/** Everything that candidates are made of. */
export interface Scene {
  readonly asked: AnalystQuestion
  readonly tokens: readonly Token[]
  readonly links: readonly Link[]
  /** Phrases that only a question for a whole task is read with. */
  readonly taskLinks?: readonly Link[]
  readonly traits: LanguageTraits
  /** How the answer is to be written; its words are none of the question. */
  readonly template?: SceneTemplate
  /** The columns that are about one of these concepts, the likeliest first. */
  columnsAbout(concepts: readonly string[]): readonly ColumnRef[]
  /** The tables whose rows are called by a word for one of these concepts. */
  tablesAbout(concepts: readonly string[]): readonly string[]
  /** What a column is measured in, where that is told. */
  unitOf(column: ColumnRef): Unit | undefined
}

/** A template with what the words of each slot, and those about it, may mean. */
export interface SceneTemplate {
  readonly parsed: ParsedTemplate
  readonly slots: readonly SceneSlot[]
  /** What is asked before it is said how, as questions of their own; the shortest first. */
  readonly leads: readonly Scene[]
  /** What is said behind the first slot. */
  readonly remarks: Scene
}

export interface SceneSlot {
  readonly words: Scene
  readonly hint: Scene
  readonly description: Scene
}

export const tableOf = (scene: Scene, tableId: string): Table => {
  const table = scene.asked.tables.find(({ id }) => id === tableId)
  if (table === undefined) throw new Error(`there is no table ${tableId}`)
  return table
}

export function columnOf(scene: Scene, ref: ColumnRef): Column {
  const { tableId, column: name } = placeOf(ref)
  const column = tableOf(scene, tableId).columns.find((one) => one.name === name)
  if (column === undefined) throw new Error(`there is no column ${ref}`)
  return column
}

export const refsOf = oncePer((table: Table): readonly ColumnRef[] =>
  table.columns.map(({ name }) => refOf(table.id, name)),
)

/** Whether its values can be added up or averaged: numbers that tell no row apart and no time. */
export const isFigure = (column: Column): boolean =>
  isNumeric(column) && column.nature !== 'key' && column.nature !== 'time' && column.nature !== 'place'

/** Whether it measures or counts something, and does not only call kinds by numbers. */
export const isMeasure = (column: Column): boolean => isFigure(column) && column.nature !== 'category'

/** Whether it says when: a date, or a number that is a year. */
export const tellsTime = (column: Column): boolean => isTemporal(column) || column.nature === 'time'

/** Whether rows are parted by it without parting each from all others. */
export function partsRows(column: Column, { rowCount }: Table): boolean {
  if (column.nature === 'text') return false
  return column.distinct < rowCount || column.nature === 'category' || column.nature === 'place'
}

/** The columns of a table that say when, the one that people mean first: the first date that is not an end or a change. */
export const timeColumns = oncePer((table: Table): readonly ColumnRef[] => {
  const found = table.columns.filter(tellsTime)
  const dates = found.filter(isTemporal)
  return [...dates, ...found.filter((column) => !isTemporal(column))].map(({ name }) => refOf(table.id, name))
})

/** Whether things have a row for each of several times. */
export const hasRowForEachTime = (table: Table): boolean =>
  timeColumns(table).length > 0 && !table.keys.some(({ length }) => length === 1)
