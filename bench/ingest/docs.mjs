// Text out of documents: of every file in a folder with a manifest.csv (file, verdict, characters), the share that gives
// text where another reader found some, and a clear error or an empty result where it did not.
// node --conditions=source --import tsx bench/ingest/docs.mjs FOLDER [--out DIR] [--only EXTENSION] [--name PART]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openReader } from './docs-reader.mjs'

export const documentExtensions = ['doc', 'docx', 'md', 'mdx', 'pdf', 'ppt', 'pptx', 'txt']
const enough = 0.97
const goodShare = 0.5

/** Reads every document of a folder, in the order of its manifest; with `out`, writes what was read of each. */
export async function readDocuments({ folder, out, seconds, megabytes, wanted = () => true }) {
  const reader = openReader({ seconds, megabytes })
  const results = []
  try {
    for (const entry of await manifestOf(folder)) {
      if (!documentExtensions.includes(entry.extension) || !wanted(entry)) continue
      const { name, extension } = entry
      const request = { file: path.join(folder, name), name, extension, withText: out !== undefined }
      const outcome = await reader.read(request)
      if (out !== undefined) await write(path.join(out, name), outcome)
      results.push({ ...entry, ...outcome, texts: undefined })
    }
  } finally {
    reader.close()
  }
  return results
}

async function manifestOf(folder) {
  const [, ...lines] = (await readFile(path.join(folder, 'manifest.csv'), 'utf8')).trim().split(/\r?\n/)
  return lines.map((line) => {
    const [, name, verdict, characters] = /^"?(.*?)"?,(\w+),(\d+)$/.exec(line) ?? [
      undefined,
      line,
      'none',
      '0',
    ]
    return {
      name,
      extension: path.extname(name).slice(1).toLowerCase(),
      verdict,
      expected: Number(characters),
    }
  })
}

async function write(folder, { texts = [], tables, report, error, ended }) {
  await mkdir(folder, { recursive: true })
  const pages = texts.map(({ text, page, headings }) =>
    [`[${[...(page === undefined ? [] : [`page ${page}`]), ...headings].join(' > ')}]`, text].join('\n'),
  )
  await writeFile(path.join(folder, 'text.txt'), texts.map(({ text }) => text).join('\n\n'))
  await writeFile(path.join(folder, 'parts.txt'), pages.join('\n\n'))
  await writeFile(
    path.join(folder, 'report.json'),
    JSON.stringify({ ...report, tables, error, ended }, null, 2),
  )
}

export const gaveText = ({ characters = 0 }) => characters > 0
const failedToEnd = ({ ended }) => ended !== undefined
/** An empty result must say that it is one, an error must be meant for a person. */
const isClear = ({ ended, error, clear, report }) =>
  ended === undefined &&
  (error === undefined ? (report?.notes ?? []).some((note) => /no text/.test(note)) : clear)

export function summarise(results) {
  const withText = results.filter(({ verdict }) => verdict === 'text')
  const rest = results.filter(({ verdict }) => verdict !== 'text')
  const share = withText.length === 0 ? 1 : withText.filter(gaveText).length / withText.length
  const lost = results.filter(failedToEnd)
  const unclear = [...withText, ...rest].filter((result) => !gaveText(result) && !isClear(result))
  return {
    share,
    lost,
    unclear,
    short: withText.filter((result) => (result.characters ?? 0) < result.expected * goodShare),
    without: withText.filter((result) => !gaveText(result)),
    holds: share >= enough && lost.length === 0 && unclear.length === 0,
  }
}

export function print(results) {
  const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  for (const extension of documentExtensions) {
    const own = results.filter((result) => result.extension === extension)
    if (own.length === 0) continue
    const text = own.filter(({ verdict }) => verdict === 'text')
    const good = text.filter(({ characters = 0, expected }) => characters >= expected * goodShare)
    const tables = own.reduce((sum, result) => sum + (result.tables?.length ?? 0), 0)
    console.log(
      `${extension.padEnd(5)} ${String(text.filter(gaveText).length).padStart(4)} of ${text.length} with text (${percent(text.filter(gaveText).length, text.length)}), at least half of it in ${good.length}; ${own.length - text.length} others; ${tables} tables`,
    )
  }
  const { share, lost, unclear, short, without, holds } = summarise(results)
  console.log(`text  ${percent(share, 1)} of the files with text, at least ${percent(enough, 1)} wanted`)
  list('crashed or ended', lost, ({ ended }) => ended)
  list(
    'without text though another reader found some',
    without,
    ({ error, report }) => error ?? report?.notes?.[0],
  )
  list('neither text nor a clear reason', unclear, ({ error, report }) => error ?? report?.notes?.join(' '))
  list('less than half of the text', short, ({ characters = 0, expected }) => `${characters} of ${expected}`)
  const slowest = results
    .toSorted((one, other) => (other.milliseconds ?? 0) - (one.milliseconds ?? 0))
    .slice(0, 5)
  list('slowest', slowest, ({ milliseconds = 0 }) => `${Math.round(milliseconds)} ms`)
  const megabytes = (bytes) => `${Math.round(bytes / 2 ** 20)} MB`
  const memory = results.map((result) => result.memory ?? 0).filter((bytes) => bytes > 0)
  console.log(
    `memory: ${megabytes(memory[0] ?? 0)} after the first file, ${megabytes(memory.at(-1) ?? 0)} after the last, ${megabytes(Math.max(0, ...results.map(({ peak = 0 }) => peak)))} at most`,
  )
  console.log(holds ? 'docs: holds' : 'docs: does not hold')
}

function list(title, results, about) {
  console.log(`${title}: ${results.length}`)
  for (const result of results)
    console.log(`  ${result.name.slice(-90)}: ${String(about(result)).slice(0, 600)}`)
}

if (process.argv[1] === import.meta.filename) {
  const options = {
    out: { type: 'string' },
    only: { type: 'string' },
    name: { type: 'string' },
    seconds: { type: 'string' },
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const wanted = ({ extension, name }) =>
    (values.only === undefined || values.only.split(',').includes(extension)) &&
    (values.name === undefined || name.includes(values.name))
  const seconds = Number(values.seconds ?? 60)
  print(await readDocuments({ folder: positionals[0], out: values.out, seconds, wanted }))
}
