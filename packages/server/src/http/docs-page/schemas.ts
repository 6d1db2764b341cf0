import type { Schema } from './document.ts'
import { markup, nothing, prose, type Markup } from './markup.ts'
import { fieldsOf, fieldTable, limitsOf, shapeOf } from './schema.ts'

/** The things that operations take and give, each once. */
export function schemaSections(schemas: { readonly [name: string]: Schema }): Markup {
  const sections = Object.entries(schemas).map(([name, schema]) => {
    const about = [schema.description ?? '', limitsOf(schema)].filter((part) => part !== '').join(' ')
    const fields = fieldsOf(schema).map((field) => ({ ...field, id: `schema-${name}-${field.name}` }))
    const body =
      schema.properties === undefined ? markup`<pre>${shapeOf(schema)}</pre>` : fieldTable(fields, 'optional')
    return markup`<section class="schema" id="schema-${name}">
      <h3>${name}</h3>
      ${about === '' ? nothing : markup`<p>${prose(about)}</p>`}${body}
    </section>`
  })
  return markup`<h2 id="schemas">Schemas</h2>
    ${sections}`
}
