import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip'

export interface PageFile {
  readonly bytes: Buffer
  /** Undefined where the bytes are as they are in the folder. */
  readonly coding: Coding | undefined
}

/** The files of a folder, each read and compressed once and kept. */
export interface PageFiles {
  readonly names: ReadonlySet<string>
  /** Compressed as the browser takes it, where that is worth it. The name must be one of the names. */
  read(name: string, accepted: readonly Coding[]): Promise<PageFile>
}

const compressed = /\.(?:js|css|html|svg|json|map|txt|webmanifest)$/
const smallest = 1_024
const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

/** What is not listed when the service starts is not served, so that no name can lead out of the folder. */
export function openPageFiles(folder: string): PageFiles {
  const names = new Set(filesIn(folder))
  const kept = new Map<string, Promise<Buffer>>()
  const once = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    kept.set(key, made)
    // What could not be read now may be the next time.
    made.catch(() => kept.delete(key))
    return made
  }
  const plain = (name: string) => once(name, () => readFile(path.join(folder, name)))
  return {
    names,
    async read(name, accepted) {
      const bytes = await plain(name)
      const [coding] = accepted
      if (coding === undefined || bytes.length < smallest || !compressed.test(name))
        return { bytes, coding: undefined }
      const file = `${name}.${coding === 'br' ? 'br' : 'gz'}`
      const coded = names.has(file) ? plain(file) : once(file, () => compress[coding](bytes))
      return { bytes: await coded, coding }
    },
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
