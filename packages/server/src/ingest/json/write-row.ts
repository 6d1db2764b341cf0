import type { TextWriter } from '../write-texts.ts'
import { refuseHugeCell } from './cell-limit.ts'
import { fieldFor, insideOf, positionField, valueField } from './create-table.ts'
import { cellText, isList, isObject, type Json, type JsonObject } from './json-value.ts'
import type { Layout } from './lay-out.ts'
import type { Field, Fields, RecordTable } from './record-table.ts'
import { rowsOf } from './rows-of.ts'
import { kindOf, type Kind } from './value-kind.ts'

/** A table that is being written. */
export interface OpenTable {
  readonly table: RecordTable
  readonly layout: Layout
  readonly file: string
  readonly writer: TextWriter
  readonly children: ReadonlyMap<RecordTable, OpenTable>
  /** Rows of the file that were met so far, the header too. */
  met: number
}

export interface RowKeys {
  /** Of the row that it belongs to. */
  readonly parent?: string
  readonly own?: string
}

/** Writes the row or rows that a value is, and those of the tables below. */
export function writeRows(open: OpenTable, value: Json, keys: RowKeys): void {
  for (const row of rowsOf(value)) writeRow(open, row, keys)
}

interface Below {
  readonly field: Field
  readonly kind: Kind
}

function writeRow(open: OpenTable, row: Json, keys: RowKeys): void {
  const { table, layout, writer } = open
  open.met++
  if (layout.header && open.met === 1) return
  const cells = new Array<string>(layout.names.length).fill('')
  const below: Below[] = []
  if (isObject(row)) fillObject(table, table.top, row, cells, below)
  else if (isList(row))
    row.items.forEach((item, index) => fill(positionField(table, index), cellText(item), cells))
  else if (row !== '') fill(valueField(table), cellText(row), cells)

  if (layout.parentKey) cells[0] = keys.parent ?? ''
  if (layout.ownKey) cells[layout.parentKey ? 1 : 0] = keys.own ?? ''
  if (layout.numberRows) cells[cells.length - 1] = String(open.met)
  writer.add(cells)
  const parent = layout.keyColumn === undefined ? String(open.met) : (cells[layout.keyColumn] ?? '')
  for (const { field, kind } of below) writeBelow(open, field, kind, parent)
}

function fillObject(
  table: RecordTable,
  from: Fields,
  object: JsonObject,
  cells: string[],
  below: Below[],
): void {
  const fields = fieldsOf(table, from, object.keys)
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at]
    const value = object.values[at]
    if (field === undefined || value === undefined) continue
    if (typeof value === 'string') {
      fill(field, value, cells)
      continue
    }
    const kind = kindOf(field, value)
    if (kind.kind === 'fields') fillObject(table, insideOf(field), kind.object, cells, below)
    else if (kind.kind === 'text') fill(field, cellText(value), cells)
    else below.push({ field, kind })
  }
}

function fieldsOf(table: RecordTable, fields: Fields, keys: readonly string[]): readonly Field[] {
  if (fields.keys !== keys) {
    fields.inOrder = keys.map((key) => fieldFor(table, fields, key))
    fields.keys = keys
  }
  return fields.inOrder
}

function fill(field: Field, text: string, cells: string[]): void {
  refuseHugeCell(text, field.name)
  // A field without a column has no text in any row.
  if (field.column >= 0) cells[field.column] = text
}

function writeBelow(open: OpenTable, { child }: Field, kind: Kind, parent: string): void {
  const below = child && open.children.get(child)
  if (below === undefined) return
  if (kind.kind === 'rows') for (const item of kind.list.items) writeRows(below, item, { parent })
  if (kind.kind === 'map') {
    kind.object.keys.forEach((own, at) => writeRows(below, kind.object.values[at] ?? '', { parent, own }))
  }
}
