import type { OpenApi, Route } from './document.ts'
import { markup, nothing, prose, type Markup } from './markup.ts'
import { capital } from './navigation.ts'
import { operationSection } from './operation.ts'

/** What is done with one kind of thing. */
export function resourceSection(resource: string, routes: readonly Route[], document: OpenApi): Markup {
  const own = routes.filter(({ tags }) => tags.includes(resource))
  const { description = '' } = document.tags?.find(({ name }) => name === resource) ?? {}
  const rows = own.map(
    ({ operationId, method, path, summary }) =>
      markup`<tr>
        <td><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></td>
        <td><a href="#${operationId}">${prose(summary)}</a></td>
      </tr>`,
  )
  return markup`<h2 id="${resource}">${capital(resource)}</h2>
    ${description === '' ? nothing : markup`<p>${prose(description)}</p>`}
    <table class="operations">
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${own.map((route) => operationSection(route, document.components.securitySchemes ?? {}))}`
}
