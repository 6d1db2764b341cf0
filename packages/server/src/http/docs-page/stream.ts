import type { Route } from './document.ts'
import { eventTable } from './event-table.ts'
import { join, markup, nothing, type Markup } from './markup.ts'

/** What the stream of a job says, and one as it came. */
export function streamSection(routes: readonly Route[], recorded: string): Markup {
  const media = routes
    .flatMap(({ responses }) => Object.values(responses['200']?.content ?? {}))
    .find((one) => one['x-events'] !== undefined)
  if (media === undefined) return nothing
  return markup`<h2 id="stream">The stream</h2>
    ${eventTable(media)}
    <h3 id="stream-as-it-comes">As it comes</h3>
    <p>
      What a service said to a question, byte for byte but for three things: ids and signatures are cut, and the address is the usual
      one.
    </p>
    <pre class="recorded">${frames(recorded)}</pre>`
}

/** The name of each event stands out. */
function frames(recorded: string): Markup {
  const lines = recorded
    .trimEnd()
    .split('\n')
    .map((line) => (line.startsWith('event:') ? markup`<b>${line}</b>` : markup`${line}`))
  return join(lines, '\n')
}
