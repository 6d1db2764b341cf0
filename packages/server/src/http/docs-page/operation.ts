import { tryIt } from './call.ts'
import { callers } from './callers.ts'
import { curl } from './curl.ts'
import type { Media, Parameter, Route, SecuritySchemes } from './document.ts'
import { eventTable } from './event-table.ts'
import { jsonExample } from './example.ts'
import { markup, nothing, prose, type Markup } from './markup.ts'
import { fieldsOf, fieldTable, shapeOf, withoutNull, type Field } from './schema.ts'

const json = 'application/json'
const events = 'text/event-stream'

/** One operation: who may call it, what goes in, what comes out, an example of both, and a form to call it. */
export function operationSection(route: Route, schemes: SecuritySchemes): Markup {
  const { operationId, method } = route
  const own = (route.parameters ?? []).filter((parameter) => parameter.$ref === undefined)
  const [media, body] = Object.entries(route.requestBody?.content ?? {})[0] ?? []
  const placed = (fields: readonly Field[], part: string) =>
    fields.map((field) => ({ ...field, id: `${operationId}-${part}${field.name}` }))
  const bodyTable = body === undefined ? nothing : fieldTable(placed(fieldsOf(withoutNull(body.schema)), ''))
  const answer = route.responses['200']?.content ?? {}
  const answerFields = answer[json]?.schema.properties?.['data'] ?? {}
  return markup`<section class="operation" id="${operationId}">
    <h3><a href="#${operationId}">${prose(route.summary)}</a></h3>
    <p class="route">
      <span class="method ${method.toLowerCase()}">${method}</span> <code>${route.path}</code>
    </p>
    <p>${prose(route.description ?? '')}</p>
    ${callers(route, schemes)}
    ${titled('Parameters', '', fieldTable(placed(own.map(parameterField), '')))} ${titled('Body', media ?? '', bodyTable)}
    <h4>Answer</h4>
    ${answer[json] === undefined ? nothing : markup`<pre>${shapeOf(answer[json].schema)}</pre>`}
    ${fieldTable(placed(fieldsOf(answerFields), 'data.'), 'optional')}
    ${streamNote(answer[events], answer[json] !== undefined)} ${fileNote(route)}
    <h4>Failures <small>each answers <a href="#schema-Failure">Failure</a></small></h4>
    ${failureTable(route)}
    <details class="example">
      <summary>With curl</summary>
      <pre>${curl(route, media, body)}</pre>
    </details>
    ${media === json ? jsonExample('Example request', body) : nothing}
    ${jsonExample('Example answer', answer[json])} ${tryIt(route)}
  </section>`
}

/** The stream of a job has a section of its own, because two operations answer with it. */
function streamNote(media: Media | undefined, orJson: boolean): Markup {
  if (media === undefined) return nothing
  if ('JOB_ID' in (media['x-events'] ?? {}))
    return markup`<p>${orJson ? 'Or a' : 'A'} stream of events: see <a href="#stream">the stream</a>.</p>`
  return eventTable(media)
}

function fileNote({ responses }: Route): Markup {
  const { description = '', content = {} } = responses['200'] ?? {}
  return '*/*' in content ? markup`<p>${prose(description)}</p>` : nothing
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

export const parameterField = ({
  name,
  required = false,
  schema,
  description,
  in: place,
}: Parameter): Field => ({ name, required, schema, description, place })
