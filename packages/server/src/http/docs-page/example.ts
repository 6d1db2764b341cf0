import type { Media } from './document.ts'
import { markup, nothing, type Markup } from './markup.ts'

/** JSON as a person reads it. */
export function jsonExample(title: string, media: Media | undefined): Markup {
  if (media?.example === undefined) return nothing
  return markup`<details class="example">
    <summary>${title}</summary>
    <pre>${JSON.stringify(media.example, null, 2)}</pre>
  </details>`
}
