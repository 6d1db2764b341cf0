import { markup, type Markup } from './markup.ts'

/** A table of rows of markup under the names of its columns. */
export const headedTable = (kind: string, head: readonly string[], rows: readonly Markup[]): Markup =>
  markup`<table class="${kind}">
    <thead>
      <tr>
        ${head.map((cell) => markup`<th scope="col">${cell}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
