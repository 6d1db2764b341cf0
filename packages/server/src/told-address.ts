import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const fileIn = (dataFolder: string): string => path.join(dataFolder, 'address')

/** Tells whoever may read the data folder where the service on it is reached. Gives back what takes that back. */
export async function tellAddress(dataFolder: string, url: string): Promise<() => Promise<void>> {
  const file = fileIn(dataFolder)
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${url}\n`, { mode: 0o600 })
  await rename(draft, file)
  return async () => {
    if ((await toldAddress(dataFolder)) === url) await rm(file, { force: true })
  }
}

/** Where a service on this folder said it is; it may have ended since. */
export async function toldAddress(dataFolder: string): Promise<string | undefined> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '')
  return URL.canParse(text.trim()) ? text.trim() : undefined
}
