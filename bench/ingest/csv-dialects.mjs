// Whether the dialect of a file was found: the delimiter always, quote and escape where the file uses them.
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
  '': '',
}
const sign = (name) => signs[name] ?? name

/** Annotation files: name|encoding|delimiter|quote|escape|line break; our own: name|delimiter|quote|escape. */
const annotations = [
  { file: 'Dialect_annotations.txt', folders: ['CSV'] },
  { file: 'W3C-CSVW-Dialect_annotations.txt', folders: ['W3C-CSVW'] },
]
const judged = {
  file: path.join(import.meta.dirname, 'csv-judged-dialects.txt'),
  folders: ['CSV_Wrangling/data/github/Curated files', 'CSV_Wrangling/data/github/Curated files/metadata'],
}

/** The files of a folder whose dialect is known; `own` ones by our reading of them. */
export async function annotatedFiles(folder) {
  const listed = []
  for (const { file, folders } of annotations)
    listed.push(...(await linesOf(path.join(folder, file))).map((line) => ({ ...annotation(line), folders })))
  for (const line of await linesOf(judged.file)) {
    const [name, delimiter, quote, escape] = line.split('|')
    listed.push({ name, ...dialect(delimiter, quote, escape), folders: judged.folders, own: true })
  }
  return listed.flatMap(({ name, folders, ...rest }) => {
    const file = folders.map((one) => path.join(folder, one, name)).find((one) => existsSync(one))
    return file === undefined ? [] : [{ file, ...rest }]
  })
}

async function linesOf(file) {
  if (!existsSync(file)) return []
  return (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'))
}

function annotation(line) {
  const parts = line.split('|')
  const [, delimiter, quote, escape] = parts.slice(-5)
  return { name: parts.slice(0, -5).join('|'), ...dialect(delimiter, quote, escape) }
}

const dialect = (delimiter, quote, escape) => ({
  delimiter: sign(delimiter),
  quote: sign(quote),
  escape: sign(escape),
})

/**
 * What is wrong with what was found, or undefined. Where a file is one column any delimiter is right that it does not
 * have; where nothing is quoted, any quote; where no quote is escaped, doubling is.
 */
export function dialectFault(wanted, report, text) {
  const found = report.delimiter ?? ''
  const same =
    found === wanted.delimiter || found.trim() === wanted.delimiter || found[0] === wanted.delimiter
  if (!same && !(wanted.delimiter === '' && !text.includes(found)))
    return `delimiter ${shown(found)} instead of ${shown(wanted.delimiter)}`
  if (text.includes(wanted.quote) && report.quote !== wanted.quote)
    return `quote ${shown(report.quote)} instead of ${shown(wanted.quote)}`
  const backslash = wanted.escape === '\\'
  if ((report.escape === '\\') !== backslash && text.includes(`\\${wanted.quote}`))
    return `escape ${shown(report.escape)} instead of ${shown(wanted.escape)}`
  return undefined
}

const shown = (text) => JSON.stringify(text)
