import type { FileExtension } from '@auger/contract'
import { readExtensions } from './formats/index.ts'
import { UnreadableFile } from './unreadable.ts'

export function notReadYet(extension: FileExtension): never {
  throw new UnreadableFile(
    `Files of the format ${extension} are not read yet. These are: ${readExtensions.join(', ')}.`,
  )
}
