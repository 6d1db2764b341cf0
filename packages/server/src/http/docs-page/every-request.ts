import { schemeList } from './callers.ts'
import type { OpenApi } from './document.ts'
import { markup, prose, type Markup } from './markup.ts'
import { parameterField } from './operation.ts'
import { fieldTable } from './schema.ts'

/** What holds for all operations: where they are, who calls, and the form of answers. */
export function everyRequest({ components, servers = [] }: OpenApi): Markup {
  return markup`<h2 id="every-request">Every request</h2>
    <ul>
      ${servers.map(({ url, description = '' }) => markup`<li><code>${url}</code> ${prose(description)}</li>`)}
    </ul>
    <h3>Who calls</h3>
    ${schemeList(components.securitySchemes ?? {})}
    <p>
      Each operation says which of them it takes; any one of those is enough. With the login of the page every POST and DELETE
      carries <code>x-auger-page</code>, too, and what stands under <code>/v2/team</code> is at
      <code>/page/projects/{project_id}/v2/team</code>, without a key and without <code>user_id</code>: so do the forms below.
    </p>
    ${fieldTable(Object.values(components.parameters ?? {}).map(parameterField))}
    <p>
      A success answers <code>{ "code": 0, "data": … }</code>, a failure
      <code>{ "code": …, "msg": "…" }</code> with its HTTP status. Every response carries
      <code>x-pd-trace-id</code>, our id of the request: quote it when something goes wrong.
    </p>`
}
