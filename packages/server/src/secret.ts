import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What signs addresses: given, or made once and kept in the data folder, so that links outlive a restart. */
export async function signingSecret(dataFolder: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return given
  const file = path.join(dataFolder, 'secret')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim().length >= 32) return kept.trim()
  const made = randomBytes(32).toString('hex')
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${made}\n`, { mode: 0o600, flush: true })
  await rename(draft, file)
  return made
}
