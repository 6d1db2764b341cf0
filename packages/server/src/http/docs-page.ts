import { readFileSync } from 'node:fs'
import { routesOf, type OpenApi } from './docs-page/document.ts'
import { errorSection } from './docs-page/errors.ts'
import { everyRequest } from './docs-page/every-request.ts'
import { markup, prose } from './docs-page/markup.ts'
import { navigation } from './docs-page/navigation.ts'
import { quickStart } from './docs-page/quick-start.ts'
import { resourceSection } from './docs-page/resource.ts'
import { schemaSections } from './docs-page/schemas.ts'
import { streamSection } from './docs-page/stream.ts'
import { style } from './docs-page/style.ts'

/** The stream of a question as it was recorded. */
const recordedStream = () => readFileSync(new URL('./docs-page/stream.txt', import.meta.url), 'utf8')

/** Not written inside of the template: the bundler would rewrite that with an import that is not there. */
const script = '<script type="module" src="docs.js"></script>'

/** The API reference for people: one page made from the OpenAPI document, whole without its script and without the network. */
export function docsPage(given: { readonly [key: string]: unknown }): string {
  const document = given as unknown as OpenApi
  const routes = routesOf(document)
  const resources = [...new Set(routes.flatMap(({ tags }) => tags))]
  const { title, version, description = '' } = document.info
  const url = document.servers?.[0]?.url ?? ''
  const paragraphs = description.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('|'))
  return `<!doctype html>\n${
    markup`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title} ${version}: API reference</title>
        <style>${{ html: style }}</style>
        ${{ html: script }}
      </head>
      <body>
        <a class="skip" href="#main">To the content</a>
        <div class="page">
          ${navigation(document, routes, resources)}
          <main id="main" tabindex="-1">
            <h1>${title} API reference</h1>
            ${paragraphs.map((line) => markup`<p>${prose(line)}</p>`)}
            <p>Version ${version}. For programs: <a href="openapi.json">openapi.json</a>.</p>
            ${quickStart(url)} ${everyRequest(document)}
            ${resources.map((resource) => resourceSection(resource, routes, document))}
            ${streamSection(routes, recordedStream())} ${schemaSections(document.components.schemas)}
            ${errorSection(description)}
          </main>
        </div>
      </body>
    </html>`.html
  }\n`
}
