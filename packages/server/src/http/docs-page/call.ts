import type { Route } from './document.ts'
import { markup, nothing, type Markup } from './markup.ts'

const wire = '/v2/team/'

/** Where the script puts a form that calls the operation through the login of the page; user_id is then the account's. */
export function tryIt(route: Route): Markup {
  if (!route.path.startsWith(wire)) return nothing
  const [media, body] = Object.entries(route.requestBody?.content ?? {})[0] ?? []
  const call = {
    method: route.method,
    path: route.path,
    parameters: (route.parameters ?? [])
      .filter(({ name, in: place }) => ['path', 'query'].includes(place) && name !== 'user_id')
      .map(({ name, in: place, required = false, example, schema }) => ({
        name,
        place,
        required,
        example: example ?? schema.default ?? '',
      })),
    ...(body === undefined ? {} : { media, body: withoutUser(body.example) }),
  }
  return markup`<div class="try" data-call="${JSON.stringify(call)}"></div>`
}

function withoutUser(example: unknown): object {
  const { user_id: _, ...rest } = (example ?? {}) as { readonly [field: string]: unknown }
  return rest
}
