import { curl } from './curl.ts'
import type { Media, Parameter, Route } from './document.ts'
import { markup, nothing, prose, type Markup } from './markup.ts'
import { eventTable } from './event-table.ts'
import { fieldsOf, fieldTable, shapeOf, withoutNull } from './schema.ts'

const json = 'application/json'
const events = 'text/event-stream'

/** One operation: what goes in, what comes out, and a call to begin with. */
export function operationSection(route: Route, keyHeader: string): Markup {
  const own = (route.parameters ?? []).filter((parameter) => parameter.$ref === undefined)
  const [media, body] = Object.entries(route.requestBody?.content ?? {})[0] ?? []
  const bodyTable = body === undefined ? nothing : fieldTable(fieldsOf(withoutNull(body.schema)))
  const answer = route.responses['200']?.content ?? {}
  return markup`<section class="operation" id="${route.operationId}">
    <h3><a href="#${route.operationId}">${prose(route.summary)}</a></h3>
    <p class="route">
      <span class="method ${route.method.toLowerCase()}">${route.method}</span> <code>${route.path}</code>
    </p>
    <p>${prose(route.description ?? '')}</p>
    ${titled('Parameters', '', parameterTable(own))} ${titled('Body', media ?? '', bodyTable)}
    <h4>Answer</h4>
    ${answer[json] === undefined ? nothing : markup`<pre>${shapeOf(answer[json].schema)}</pre>`}
    ${streamNote(answer[events], answer[json] !== undefined)}
    <h4>Failures <small>each answers <a href="#schema-Failure">Failure</a></small></h4>
    ${failureTable(route)}
    <details>
      <summary>With curl</summary>
      <pre>${curl(route, keyHeader, media, body === undefined ? undefined : withoutNull(body.schema))}</pre>
    </details>
  </section>`
}

/** The stream of a job has a section of its own, because two operations answer with it. */
function streamNote(media: Media | undefined, orJson: boolean): Markup {
  if (media === undefined) return nothing
  if ('JOB_ID' in (media['x-events'] ?? {}))
    return markup`<p>${orJson ? 'Or a' : 'A'} stream of events: see <a href="#stream">the stream</a>.</p>`
  return eventTable(media)
}

function failureTable({ responses }: Route): Markup {
  const rows = Object.entries(responses)
    .filter(([status]) => /^[45]/.test(status))
    .map(
      ([status, { description = '' }]) =>
        markup`<tr>
          <td><code>${status}</code></td>
          <td>${prose(description)}</td>
        </tr>`,
    )
  return rows.length === 0 ? nothing : markup`<table class="failures"><tbody>${rows}</tbody></table>`
}

const titled = (title: string, note: string, table: Markup) =>
  table === nothing ? nothing : markup`<h4>${title} <small>${note}</small></h4>${table}`

export function parameterTable(parameters: readonly Parameter[]): Markup {
  return fieldTable(
    parameters.map(({ name, required = false, schema, description, in: place }) => ({
      name,
      required,
      schema,
      description,
      place,
    })),
  )
}
