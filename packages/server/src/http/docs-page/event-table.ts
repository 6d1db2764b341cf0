import type { Media } from './document.ts'
import { headedTable } from './headed-table.ts'
import { markup, prose, type Markup } from './markup.ts'
import { typeOf } from './schema.ts'

/** What a stream says, event by event. */
export function eventTable(media: Media): Markup {
  const rows = Object.entries(media['x-events'] ?? {}).map(
    ([event, { description = '', ...schema }]) =>
      markup`<tr>
        <td><code class="name">${event}</code></td>
        <td><code>${typeOf(schema)}</code></td>
        <td>${prose(description)}</td>
      </tr>`,
  )
  return markup`<p>${prose(media.schema.description ?? '')}</p>
    ${headedTable('fields', ['Event', 'Data', 'Meaning'], rows)}`
}
