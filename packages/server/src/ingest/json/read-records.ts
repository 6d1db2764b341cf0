import { createTable, positionField } from './create-table.ts'
import { cellText, type Json } from './json-value.ts'
import { layOut, type Layout } from './lay-out.ts'
import { learnRows } from './learn-row.ts'
import { openTables, writtenTables } from './open-tables.ts'
import type { PlanReader } from './plan-reader.ts'
import type { Family, RecordTable } from './record-table.ts'
import { gatherRowNames } from './row-names.ts'
import type { TablePlan } from './table-plan.ts'
import type { Batch } from './walk.ts'
import { writeRows, type OpenTable } from './write-row.ts'

export type RecordsPlan = Extract<TablePlan, { readonly kind: 'records' | 'map' | 'split' | 'record' }>

/** Reads records, in whatever way a file holds them: as a table, and one more for each list of records inside them. */
export function readRecords(plan: RecordsPlan, title: string, family: Family): PlanReader {
  const keyName = plan.kind === 'map' ? 'key' : plan.kind === 'split' ? 'index' : undefined
  const table = createTable({ title, path: plan.path, keyName, family })
  const layouts = new Map<RecordTable, Layout>()
  const columnNames: string[] = []
  const rowNames = gatherRowNames()
  const opened: OpenTable[] = []

  const learnPart = ({ part, values }: Batch, names: string) => {
    for (const value of values) {
      if (part === names) columnNames.push(cellText(value))
      else if (part === 'index') rowNames.add(cellText(value))
    }
  }
  const settle = (one: RecordTable, above?: Layout) => {
    const layout = layOut(one, above, one === table ? columnNames : [])
    layouts.set(one, layout)
    for (const child of one.children) settle(child, layout)
  }
  /** Whether the batch holds rows, rather than names for them. */
  const hasRows = ({ part }: Batch) => plan.kind !== 'split' || part === plan.rows

  return {
    get rows() {
      return table.rows
    },
    get notes() {
      return [
        ...(table.keyName === 'key' && !table.numbered ? [keysAreRows(title)] : []),
        ...notesOn(layouts),
      ]
    },
    learn(batch) {
      if (plan.kind === 'split' && !hasRows(batch)) learnPart(batch, plan.names)
      else batch.values.forEach((value, index) => learnRows(table, value, batch.keys?.[index]))
    },
    settle() {
      if (plan.kind === 'split') {
        table.numbered = rowNames.numbered
        columnNames.forEach((_, index) => positionField(table, index))
      }
      settle(table)
    },
    async open(newFile) {
      await openTables(table, layouts, newFile, opened)
    },
    write(batch) {
      const [open] = opened
      if (open === undefined || !hasRows(batch)) return
      const own = (index: number) => batch.keys?.[index] ?? rowNames.at(open.met)
      batch.values.forEach((value: Json, index) => writeRows(open, value, { own: own(index) }))
    },
    async flush() {
      for (const { writer } of opened) await writer.flush()
    },
    async finish() {
      for (const { writer } of opened) await writer.flush()
      return writtenTables(opened)
    },
    async close() {
      for (const { writer } of opened) await writer.close()
    },
  }
}

const keysAreRows = (title: string) =>
  `${title}: each name in the object is a row; the names are in the column key.`

function notesOn(layouts: ReadonlyMap<RecordTable, Layout>): readonly string[] {
  return [...layouts].flatMap(([{ title, parent, top }, { names, header }]) => {
    const notes = []
    if (header) notes.push(`${title}: the first list names the columns.`)
    if (parent !== undefined) {
      notes.push(
        `${title}: taken from inside ${parent.title}; ${names[0] ?? ''} says which row each belongs to.`,
      )
    }
    if (top.byKey.has('geometry.type')) {
      notes.push(`${title}: of places that are not points the kind is kept, not the coordinates.`)
    }
    return notes
  })
}
