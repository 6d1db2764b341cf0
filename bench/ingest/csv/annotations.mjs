// The files of CSVsniffer whose dialect is known.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const signs = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  vslash: '|',
  pipe: '|',
  colon: ':',
  caret: '^',
  tilde: '~',
  doublequote: '"',
  singlequote: "'",
  backtick: '`',
  backslash: '\\',
}

/** Their lines: name|encoding|delimiter|quote|escape|line break. */
const annotations = [
  { file: 'Dialect_annotations.txt', folder: 'CSV' },
  { file: 'W3C-CSVW-Dialect_annotations.txt', folder: 'W3C-CSVW' },
]
/** Ours: name|delimiter|quote|escape. */
const judged = path.join(import.meta.dirname, 'judged-dialects.txt')
const judgedFolder = 'CSV_Wrangling/data/github/Curated files'

/** [{ path: within the set, delimiter, quote, escape, own }]; `own` ones by our reading of them. */
export async function annotatedFiles(folder) {
  const listed = []
  for (const { file, folder: place } of annotations)
    for (const line of await linesOf(path.join(folder, file))) {
      const parts = line.split('|')
      const [, delimiter, quote, escape] = parts.slice(-5)
      const name = parts.slice(0, -5).join('|')
      listed.push({ path: `${place}/${name}`, ...dialect(delimiter, quote, escape), own: false })
    }
  for (const line of await linesOf(judged)) {
    const [name, delimiter, quote, escape] = line.split('|')
    for (const place of [judgedFolder, `${judgedFolder}/metadata`])
      listed.push({ path: `${place}/${name}`, ...dialect(delimiter, quote, escape), own: true })
  }
  return listed
}

async function linesOf(file) {
  if (!existsSync(file)) return []
  return (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'))
}

function dialect(...names) {
  const [delimiter, quote, escape] = names.map((name) => signs[name] ?? name)
  return { delimiter, quote, escape }
}
