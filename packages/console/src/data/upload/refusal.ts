/** What the service reads, by the extension of the name; a test compares it with the contract. */
export const readExtensions = [
  'csv',
  'tsv',
  'md',
  'mdx',
  'json',
  'txt',
  'pdf',
  'pptx',
  'ppt',
  'doc',
  'docx',
  'xls',
  'xlsx',
] as const

export type Refusal = 'format' | 'empty'

/** Why a file cannot be uploaded, known before a byte of it is sent. */
export function refusalOf(file: { readonly name: string; readonly size: number }): Refusal | undefined {
  const extension = /\.([^.]+)$/.exec(file.name.trim())?.[1]?.toLowerCase()
  if (!readExtensions.some((known) => known === extension)) return 'format'
  return file.size === 0 ? 'empty' : undefined
}

export const accepted = readExtensions.map((extension) => `.${extension}`).join(',')
