import type { OpenApi, Route } from './document.ts'
import { markup, type Markup } from './markup.ts'

/** Where everything is. On narrow screens the script folds it behind its button; without one it stays open. */
export function navigation(
  { info, components }: OpenApi,
  routes: readonly Route[],
  resources: readonly string[],
): Markup {
  const link = (id: string, name: string) => markup`<li><a href="#${id}">${name}</a></li>`
  return markup`<div class="side"><header class="bar">
      <p class="title">${info.title} <small>${info.version}</small></p>
      <div class="search" id="search"></div>
      <button type="button" class="menu" id="menu" aria-expanded="false" aria-controls="contents" hidden>Menu</button>
    </header>
    <nav aria-label="Contents" id="contents">
      <a class="group" href="#quick-start">Quick start</a>
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
        ${Object.keys(components.schemas).map((name) => link(`schema-${name}`, name))}
      </ul>
      <a class="group" href="#errors">Errors</a>
    </nav></div>`
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const plain = (text: string) => text.replaceAll('`', '')
