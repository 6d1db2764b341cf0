/** What ingest tells of a file, as far as the page shows it. */
export interface Understood {
  readonly format: string
  readonly encoding: string
  readonly delimiter?: string
  readonly header?: boolean
  readonly headerLine?: number
  readonly above?: readonly string[]
  readonly below?: readonly string[]
  readonly repeatedHeaders?: number
  readonly comments?: number
  readonly pages?: number
  readonly characters?: number
  readonly passages?: number
  readonly tables: readonly UnderstoodTable[]
  readonly rejectedRows: number
  readonly rejectedSamples: readonly string[]
  readonly notes: readonly string[]
}

export interface UnderstoodTable {
  readonly name: string
  readonly title?: string
  readonly rows: number
  readonly sheet?: string
  readonly range?: string
  readonly page?: number
  readonly longOf?: string
  readonly keys?: readonly (readonly string[])[]
  readonly columns: readonly UnderstoodColumn[]
}

export interface UnderstoodColumn {
  readonly name: string
  readonly type: string
  readonly role: string
  readonly nature?: string
  readonly missing: number
  readonly distinct?: number
  readonly unit?: string
  readonly readAs?: string
}

/** The report of a source; undefined until there is one. What an older service did not tell is empty. */
export function readReport(report: { readonly [field: string]: unknown } | null): Understood | undefined {
  if (report === null || !Array.isArray(report['tables'])) return undefined
  return { rejectedRows: 0, rejectedSamples: [], notes: [], ...report } as unknown as Understood
}
