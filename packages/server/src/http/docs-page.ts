import { eventTable } from './docs-page/event-table.ts'
import { routesOf, type OpenApi, type Route, type Schema } from './docs-page/document.ts'
import { headedTable } from './docs-page/headed-table.ts'
import { markup, nothing, prose, type Markup } from './docs-page/markup.ts'
import { operationSection, parameterTable } from './docs-page/operation.ts'
import { fieldsOf, fieldTable, limitsOf, shapeOf } from './docs-page/schema.ts'
import { style } from './docs-page/style.ts'

/** The API reference for people: one page made from the OpenAPI document, without a script and without the network. */
export function docsPage(given: { readonly [key: string]: unknown }): string {
  const document = given as unknown as OpenApi
  const routes = routesOf(document)
  const resources = [...new Set(routes.flatMap(({ tags }) => tags))]
  const { title, version, description = '' } = document.info
  const paragraphs = description.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('|'))
  const key = Object.values(document.components.securitySchemes ?? {})[0]?.name ?? ''
  return `<!doctype html>\n${
    markup`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} ${version}: API reference</title>
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <div class="page">
          ${navigation(document, routes, resources)}
          <main>
            <h1>${title} API reference</h1>
            ${paragraphs.map((line) => markup`<p>${prose(line)}</p>`)}
            <p>Version ${version}. For programs: <a href="openapi.json">openapi.json</a>.</p>
            ${everyRequest(document, key)}
            ${resources.map((resource) => resourceSection(resource, routes, key))} ${streamSection(routes)}
            ${schemaSections(document.components.schemas)} ${errorSection(description)}
          </main>
        </div>
      </body>
    </html>`.html
  }\n`
}

function navigation(document: OpenApi, routes: readonly Route[], resources: readonly string[]): Markup {
  const link = (id: string, name: string) => markup`<li><a href="#${id}">${name}</a></li>`
  return markup`<nav aria-label="Contents">
    <h2>${document.info.title} <small>${document.info.version}</small></h2>
    <a class="group" href="#every-request">Every request</a>
    ${resources.map(
      (resource) =>
        markup`<a class="group" href="#${resource}">${capital(resource)}</a>
          <ul>
            ${routes.filter(({ tags }) => tags.includes(resource)).map((route) => link(route.operationId, plain(route.summary)))}
          </ul>`,
    )}
    <a class="group" href="#stream">The stream</a>
    <a class="group" href="#schemas">Schemas</a>
    <ul>
      ${Object.keys(document.components.schemas).map((name) => link(`schema-${name}`, name))}
    </ul>
    <a class="group" href="#errors">Errors</a>
  </nav>`
}

function everyRequest({ components, servers = [] }: OpenApi, key: string): Markup {
  const keyed = {
    name: key,
    in: 'header',
    required: true,
    description: "The project's key. It never belongs in a browser.",
    schema: { type: 'string' },
  }
  return markup`<h2 id="every-request">Every request</h2>
    <ul>
      ${servers.map(({ url, description = '' }) => markup`<li><code>${url}</code> ${prose(description)}</li>`)}
    </ul>
    ${parameterTable([keyed, ...Object.values(components.parameters ?? {})])}
    <p>
      A success answers <code>{ "code": 0, "data": … }</code>, a failure
      <code>{ "code": …, "msg": "…" }</code> with its HTTP status. Every response carries
      <code>x-pd-trace-id</code>, our id of the request: quote it when something goes wrong.
    </p>`
}

function resourceSection(resource: string, routes: readonly Route[], key: string): Markup {
  const own = routes.filter(({ tags }) => tags.includes(resource))
  const rows = own.map(
    ({ operationId, method, path, summary }) =>
      markup`<tr>
        <td><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></td>
        <td><a href="#${operationId}">${prose(summary)}</a></td>
      </tr>`,
  )
  return markup`<h2 id="${resource}">${capital(resource)}</h2>
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${own.map((route) => operationSection(route, key))}`
}

function streamSection(routes: readonly Route[]): Markup {
  const media = routes
    .flatMap(({ responses }) => Object.values(responses['200']?.content ?? {}))
    .find((one) => one['x-events'] !== undefined)
  if (media === undefined) return nothing
  return markup`<h2 id="stream">The stream</h2>
    ${eventTable(media)}`
}

function schemaSections(schemas: { readonly [name: string]: Schema }): Markup {
  const sections = Object.entries(schemas).map(([name, schema]) => {
    const about = [schema.description ?? '', limitsOf(schema)].filter((part) => part !== '').join(' ')
    const body =
      schema.properties === undefined
        ? markup`<pre>${shapeOf(schema)}</pre>`
        : fieldTable(fieldsOf(schema), 'optional')
    return markup`<section class="schema" id="schema-${name}">
      <h3>${name}</h3>
      ${about === '' ? nothing : markup`<p>${prose(about)}</p>`}${body}
    </section>`
  })
  return markup`<h2 id="schemas">Schemas</h2>
    ${sections}`
}

/** The errors stand in the description as a table, so that every reader of the document has them. */
function errorSection(description: string): Markup {
  const lines = description.split('\n').filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
  const [head = [], ...body] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const rows = body.map((cells) => {
    const columns = cells.map(
      (cell, index) => markup`<td data-label="${head[index] ?? ''}">${prose(cell)}</td>`,
    )
    return markup`<tr>${columns}</tr>`
  })
  return markup`<h2 id="errors">Errors</h2>
    ${headedTable('labelled', head, rows)}`
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const plain = (text: string) => text.replaceAll('`', '')
