// Whether the dialect of a file was found: the delimiter always, quote and escape where the file uses them.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { percent } from '../figures.mjs'
import { noGold } from '../no-gold.mjs'
import { annotatedFiles } from './annotations.mjs'

const bar = 0.92
const folder = 'csv/csvsniffer'

export async function scoreDialects(results, { data }) {
  const scored = []
  for (const { path: file, own, ...wanted } of await annotatedFiles(path.join(data, folder))) {
    const result = results.get(`${folder}/${file}`)
    if (result !== undefined) scored.push({ file, own, fault: await faultOf(wanted, result) })
  }
  const annotated = scored.filter(({ own }) => !own)
  for (const [title, some] of [
    ['as annotated', annotated],
    ['of the others, as we judge them', scored.filter(({ own }) => own)],
  ]) {
    if (some.length === 0) continue
    console.log(`\ndialects ${title}: ${right(some)} of ${some.length}, ${percent(right(some), some.length)}`)
    for (const { file, fault } of some) if (fault !== undefined) console.log(`  ${file}: ${fault}`)
  }
  if (annotated.length === 0) return noGold(results, folder)
  return [
    {
      name: 'csv dialects right',
      value: percent(right(annotated), annotated.length),
      bar: `at least ${percent(bar, 1)}`,
      holds: right(annotated) / annotated.length >= bar,
    },
  ]
}

const right = (scored) => scored.filter(({ fault }) => fault === undefined).length

async function faultOf(wanted, { status, report, error, file }) {
  return status === 'read' ? dialectFault(wanted, report, await readFile(file, 'latin1')) : error
}

/**
 * What is wrong with what was found, or undefined. Where a file is one column any delimiter is right that it does not
 * have; where nothing is quoted, any quote; where no quote is escaped, doubling is.
 */
function dialectFault(wanted, report, text) {
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
