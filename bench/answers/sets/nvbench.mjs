// Which chart, and of what; read from the specification beside the picture.
import { chartOf } from './chart-of.mjs'
import { drawnSpec } from './drawn-spec.mjs'
import { oneTable } from './one-table.mjs'

export const nvbench = {
  name: 'nvbench',
  mode: 'DATA_ANALYTICS',
  itemsOf: ({ id, table, question }) => [{ id, question, dataset: oneTable(table) }],
  async answerOf(job) {
    const spec = await drawnSpec(job)
    return spec === undefined ? {} : chartOf(spec)
  },
}
