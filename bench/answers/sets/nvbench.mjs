// Which chart, and of what; read from the specification beside the picture.
import { chartOf } from './chart-of.mjs'
import { oneTable } from './one-table.mjs'

export const nvbench = {
  name: 'nvbench',
  mode: 'DATA_ANALYTICS',
  itemsOf: ({ id, table, question }) => [{ id, question, dataset: oneTable(table) }],
  async answerOf({ blocks }) {
    const image = blocks.findLast(({ type }) => type === 'IMAGE')
    if (image === undefined) return {}
    const response = await fetch(image.content.spec_url)
    if (!response.ok) throw new Error(`The chart's specification was met with ${response.status}`)
    return chartOf(await response.json())
  },
}
