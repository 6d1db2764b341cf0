import type { PathInput, StepInput } from '@auger/contract/plan'
import { rowsOf, withJoined } from './joined-rows.ts'
import type { Table } from './table.ts'

/** What a step reads, as one table; undefined where it reads other steps, several tables below each other, a statement, or what is not there. */
export function inputTable(input: StepInput, tables: readonly Table[]): Table | undefined {
  const { joins, tableId } = pathOf(input)
  let table = tables.find(({ id }) => id === tableId)
  for (const { from, to: toId, on } of joins) {
    const to = tables.find(({ id }) => id === toId)
    const isKnown =
      table?.columns.some(({ name }) => name === from) && to?.columns.some(({ name }) => name === on)
    table =
      table === undefined || to === undefined || isKnown !== true
        ? undefined
        : withJoined(rowsOf(table), to, { from, to: on }).table
  }
  return table
}

/** A table is a path without a join, and a join a path of one. */
function pathOf(input: StepInput): { readonly tableId?: string; readonly joins: PathInput['joins'] } {
  switch (input.kind) {
    case 'table':
      return { tableId: input.tableId, joins: [] }
    case 'join':
      return {
        tableId: input.tableId,
        joins: [{ from: input.on.from, to: input.to, on: input.on.to }],
      }
    case 'path':
      return input
    case 'step':
    case 'merge':
    case 'union':
    case 'statement':
      return { joins: [] }
  }
}
