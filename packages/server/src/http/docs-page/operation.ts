import { curl } from './curl.ts'
import type { Parameter, Route } from './document.ts'
import { markup, nothing, prose, type Markup } from './markup.ts'
import { fieldsOf, fieldTable, shapeOf } from './schema.ts'

const json = 'application/json'
const events = 'text/event-stream'

/** One operation: what goes in, what comes out, and a call to begin with. */
export function operationSection(route: Route, keyHeader: string): Markup {
  const own = (route.parameters ?? []).filter((parameter) => parameter.$ref === undefined)
  const [media, body] = Object.entries(route.requestBody?.content ?? {})[0] ?? []
  const bodyTable = body === undefined ? nothing : fieldTable(fieldsOf(body.schema))
  const answer = route.responses['200']?.content ?? {}
  const article = answer[json] === undefined ? 'A' : 'Or a'
  return markup`<section class="operation" id="${route.operationId}">
    <h3><a href="#${route.operationId}">${prose(route.summary)}</a></h3>
    <p class="route">
      <span class="method ${route.method.toLowerCase()}">${route.method}</span> <code>${route.path}</code>
    </p>
    ${titled('Parameters', '', parameterTable(own))} ${titled('Body', media ?? '', bodyTable)}
    <h4>Answer</h4>
    ${answer[json] === undefined ? nothing : markup`<pre>${shapeOf(answer[json].schema)}</pre>`}
    ${answer[events] === undefined ? nothing : markup`<p>${article} stream of events: see <a href="#stream">the stream</a>.</p>`}
    <p>A failure answers <a href="#schema-Failure">Failure</a>: see <a href="#errors">the errors</a>.</p>
    <details>
      <summary>With curl</summary>
      <pre>${curl(route, keyHeader, media, body?.schema)}</pre>
    </details>
  </section>`
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
