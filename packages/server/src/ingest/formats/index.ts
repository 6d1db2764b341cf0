import type { FileExtension } from '@auger/contract'
import type { Format } from './format.ts'

/** Which reader reads which extension; loaded only when such a file comes. */
const formats: { readonly [Extension in FileExtension]: () => Promise<Format> } = {
  csv: async () => (await import('./csv.ts')).csv,
  doc: async () => (await import('./doc.ts')).doc,
  docx: async () => (await import('./docx.ts')).docx,
  json: async () => (await import('./json.ts')).json,
  md: async () => (await import('./md.ts')).md,
  mdx: async () => (await import('./mdx.ts')).mdx,
  pdf: async () => (await import('./pdf.ts')).pdf,
  ppt: async () => (await import('./ppt.ts')).ppt,
  pptx: async () => (await import('./pptx.ts')).pptx,
  tsv: async () => (await import('./tsv.ts')).tsv,
  txt: async () => (await import('./txt.ts')).txt,
  xls: async () => (await import('./xls.ts')).xls,
  xlsx: async () => (await import('./xlsx.ts')).xlsx,
}

export const formatOf = (extension: FileExtension): Promise<Format> => formats[extension]()
