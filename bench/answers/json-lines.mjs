// Files with one JSON value a line.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

export async function readLines(file) {
  const text = await readFile(file, 'utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}

export async function writeLines(file, values) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, values.map((value) => `${JSON.stringify(value)}\n`).join(''))
}
