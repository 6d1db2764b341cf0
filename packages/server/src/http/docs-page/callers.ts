import type { Route, SecuritySchemes } from './document.ts'
import { join, markup, nothing, prose, type Markup } from './markup.ts'

const who: { readonly [access: string]: string } = {
  key: 'Whoever has a key of the project.',
  anyone: 'Anyone; nobody needs to be logged in.',
  account: 'Whoever is logged in on the page.',
  member: 'An account that belongs to the project, or an owner.',
  manager: 'An administrator of the project, an owner, or a global key.',
  owner: 'An owner of the service, or a global key.',
}

/** The names of the schemes, any of which is enough. */
export const schemesOf = ({ security = [] }: Route): readonly string[] => security.flatMap(Object.keys)

/** Who may call an operation, and with what. */
export function callers(route: Route, schemes: SecuritySchemes): Markup {
  const ways = schemesOf(route).map((name) => {
    const { name: carrier = name, in: place = '' } = schemes[name] ?? {}
    return markup`<a href="#scheme-${name}"><code>${carrier}</code></a> (${place})`
  })
  const withWhat = ways.length === 0 ? nothing : markup` With ${join(ways, ' or ')}.`
  return markup`<p class="callers"><b>Who may call:</b> ${prose(who[route['x-access'] ?? ''] ?? '')}${withWhat}</p>`
}

/** What callers show, each with where it goes. */
export function schemeList(schemes: SecuritySchemes): Markup {
  const rows = Object.entries(schemes).map(
    ([name, { name: carrier, in: place, description = '' }]) =>
      markup`<tr id="scheme-${name}">
        <td><code class="name">${carrier}</code> <span class="place">${place}</span></td>
        <td>${prose(description)}</td>
      </tr>`,
  )
  return markup`<table class="labelled">
    <tbody>
      ${rows}
    </tbody>
  </table>`
}
