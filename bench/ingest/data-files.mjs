// The files under a folder that the service could be given.
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileExtensions } from '@auger/contract'

/** [{ path: relative to the folder, file, name, extension, size }], in order of their paths. */
export async function dataFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: path.relative(folder, file).split(path.sep).join('/') }))
    .filter((one) => !isAboutData(one.path))
    .map((one) => ({ ...one, name: path.basename(one.file), extension: extensionOf(one.file) }))
    .filter(({ extension }) => fileExtensions.includes(extension))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  return Promise.all(files.map(async (one) => ({ ...one, size: (await stat(one.file)).size })))
}

const extensionOf = (file) => path.extname(file).slice(1).toLowerCase()

/** What a set says of itself, at its top. */
const isAboutData = (relative) => relative === 'README.md' || /^(?:[^/]+\/)?manifest\.csv$/.test(relative)
