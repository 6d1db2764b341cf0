import { fileLimits } from '../file-limits.ts'
import { UnreadableFile } from '../unreadable.ts'

export function refuseHugeCell(text: string, name: string): void {
  if (text.length <= fileLimits.cellCharacters) return
  const mostCharacters = fileLimits.cellCharacters.toLocaleString('en')
  throw new UnreadableFile(
    `A value of ${name || 'a list'} in the file has more than ${mostCharacters} characters. Please upload it with shorter texts.`,
  )
}
