import { childOf, fieldFor, insideOf, positionField, valueField } from './create-table.ts'
import { addDistinct } from './distinct-texts.ts'
import { cellText, isList, isObject, type Json, type JsonObject } from './json-value.ts'
import type { Field, Fields, RecordTable } from './record-table.ts'
import { rowsOf } from './rows-of.ts'
import { kindOf } from './value-kind.ts'

const headLength = 50
const headCellLength = 200
/** A table without children by then is not expected to need a key. */
const rowsToWatch = 1_000

/** Learns from a value which fields its table has. */
export function learnRows(table: RecordTable, value: Json, key?: string): void {
  if (key !== undefined) table.keys++
  for (const row of rowsOf(value)) learnRow(table, row, key)
}

function learnRow(table: RecordTable, row: Json, key: string | undefined): void {
  if (table.numbered && key !== String(table.rows)) table.numbered = false
  table.rows++
  if (isObject(row)) learnObject(table, table.top, row)
  else if (isList(row)) {
    table.lists++
    row.items.forEach((item, index) => learnValue(table, positionField(table, index), cellText(item)))
    if (table.head.length < headLength) {
      table.head.push(row.items.map((item) => cellText(item).slice(0, headCellLength)))
    }
  } else if (row !== '') learnValue(table, valueField(table), cellText(row))
  if (table.rows === rowsToWatch && table.children.length === 0) {
    for (const field of table.fields) field.texts = undefined
  }
}

function learnObject(table: RecordTable, into: Fields, { keys, values }: JsonObject, above?: Field): void {
  if (into.keys === keys) {
    into.inOrder.forEach((field, at) => learnValue(table, field, values[at] ?? ''))
    return
  }
  // One by one, so that what lies in a field comes before the next.
  into.inOrder = keys.map((key, at) => {
    const field = fieldFor(table, into, key, above)
    learnValue(table, field, values[at] ?? '')
    return field
  })
  into.keys = keys
}

function learnValue(table: RecordTable, field: Field, value: Json): void {
  if (typeof value !== 'string') learnNested(table, field, value)
  else if (value !== '') {
    field.filled = true
    if (field.texts !== undefined && !addDistinct(field.texts, value)) field.texts = undefined
  }
}

function learnNested(table: RecordTable, field: Field, value: Exclude<Json, string>): void {
  const found = kindOf(field, value)
  switch (found.kind) {
    case 'nothing':
      return
    case 'text':
      field.filled = true
      return
    case 'fields':
      learnObject(table, insideOf(field), found.object, field)
      return
    case 'map':
      found.object.keys.forEach((key, at) =>
        learnRows(childOf(table, field), found.object.values[at] ?? '', key),
      )
      return
    case 'rows':
      for (const item of found.list.items) learnRows(childOf(table, field), item)
  }
}
