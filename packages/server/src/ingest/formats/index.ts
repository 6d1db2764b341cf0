import { fileExtensions, type FileExtension } from '@auger/contract'
import { csv } from './csv.ts'
import type { Format } from './format.ts'
import { tsv } from './tsv.ts'

/** Which reader reads which extension. */
const formats: { readonly [Extension in FileExtension]?: Format } = {
  csv,
  tsv,
}

export const readExtensions: readonly FileExtension[] = fileExtensions.filter(
  (extension) => formats[extension] !== undefined,
)

export function formatOf(extension: FileExtension): Format | undefined {
  return formats[extension]
}
