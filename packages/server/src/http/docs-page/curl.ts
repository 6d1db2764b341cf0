import { nameOf, type Media, type Route } from './document.ts'
import { schemesOf } from './callers.ts'

const json = 'application/json'
const pageToken = 'x-auger-page'

/** The example as a line for a shell. */
export function curl(route: Route, media: string | undefined, body: Media | undefined): string {
  const { method, parameters = [] } = route
  const given = parameters.filter(({ example }) => example !== undefined)
  const query = given.filter((parameter) => parameter.in === 'query')
  const path = given.reduce(
    (filled, { name, example }) => filled.replace(`{${name}}`, encodeURIComponent(String(example))),
    route.path,
  )
  const address = `$AUGER_URL${path}${query.length === 0 ? '' : `?${query.map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`).join('&')}`}`
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${address}"`,
    ...credentials(route),
    ...(media === json
      ? [`-H "content-type: ${json}"`, `-d ${quoted(JSON.stringify(body?.example ?? {}))}`]
      : []),
    ...(media === undefined || media === json ? [] : formFields(body)),
  ]
  return lines.join(' \\\n  ')
}

/** A key where one is enough, else the login of the page, which a login with curl keeps in login.txt; nothing where nothing is asked for. */
function credentials(route: Route): readonly string[] {
  const schemes = schemesOf(route)
  const token = (value: string) => (route.method === 'GET' ? [] : [`-H "${pageToken}: ${value}"`])
  if (schemes.includes('projectKey')) return ['-H "x-pd-api-key: $AUGER_KEY"']
  if (schemes.includes('globalKey')) return ['-H "x-pd-api-key: $AUGER_GLOBAL_KEY"']
  if (schemes.length > 0) return ['-b login.txt', ...token('$AUGER_TOKEN')]
  return [...(logsIn(route) ? ['-c login.txt'] : []), ...token('curl')]
}

/** What answers with the state of the page to a request that changes something has made a login. */
function logsIn({ method, responses }: Route): boolean {
  const data = responses['200']?.content?.[json]?.schema.properties?.['data']
  return method === 'POST' && nameOf(data?.$ref ?? '') === 'PageState'
}

function formFields(body: Media | undefined): readonly string[] {
  const values = Object.entries((body?.example ?? {}) as { readonly [name: string]: unknown })
  const isFile = (name: string) => body?.schema.properties?.[name]?.format === 'binary'
  return values.map(([name, value]) => `-F "${name}=${isFile(name) ? '@' : ''}${String(value)}"`)
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
