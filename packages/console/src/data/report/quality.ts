import type { Understood } from './read-report.ts'

/** What a person should know before trusting a figure of the file. */
export type Finding =
  | { readonly kind: 'empty'; readonly table: string; readonly column: string; readonly share: number }
  | { readonly kind: 'constant'; readonly table: string; readonly column: string }
  | { readonly kind: 'noKey'; readonly table: string }
  | { readonly kind: 'note'; readonly text: string }

const muchEmpty = 0.05
const fewRows = 5

/** What stands out in the report of a file, the worst first. */
export function findingsOf(report: Understood): readonly Finding[] {
  const tables = report.tables.filter(({ longOf, rows }) => longOf === undefined && rows > 0)
  const empty = tables.flatMap(({ name, rows, columns }) =>
    columns
      .filter(({ missing }) => missing / rows >= muchEmpty)
      .map((column): Finding => ({
        kind: 'empty',
        table: name,
        column: column.name,
        share: column.missing / rows,
      })),
  )
  const constant = tables.flatMap(({ name, rows, columns }) =>
    columns
      .filter(({ distinct, missing }) => rows >= fewRows && distinct === 1 && missing === 0)
      .map((column): Finding => ({ kind: 'constant', table: name, column: column.name })),
  )
  const keyless = tables
    .filter(({ keys, rows }) => rows >= fewRows && keys?.length === 0)
    .map(({ name }): Finding => ({ kind: 'noKey', table: name }))
  const share = (finding: Finding) => (finding.kind === 'empty' ? finding.share : 0)
  return [
    ...report.notes.map((text): Finding => ({ kind: 'note', text })),
    ...empty.sort((one, other) => share(other) - share(one)),
    ...constant,
    ...keyless,
  ]
}
