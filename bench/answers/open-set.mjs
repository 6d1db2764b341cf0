// What is to be asked of a set: its questions, narrowed and swapped as the command was told.
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { BadArguments } from './bad-arguments.mjs'
import { readLines } from './json-lines.mjs'
import { swapTables } from './swap-tables.mjs'

/** { set, folder, items }; undefined where the data has no such set, or none of the questions that were named. */
export async function openSet(set, { data, train, swapped, limit, languages, ids }) {
  const root = set.training ? train : data
  if (root === undefined) return undefined
  const folder = path.join(root, set.folder ?? set.name)
  const lines = await linesIn(folder, 'questions.jsonl')
  if (lines.length === 0) return undefined
  const files = await filesIn(folder)
  const wanted = languages ?? set.languages
  const spoken = lines
    .flatMap((question) => set.itemsOf(question, files))
    .filter(({ lang }) => lang === undefined || wanted === undefined || speaks(lang, wanted))
  const asked = ids === undefined ? spoken : namedOf(spoken, ids)
  if (ids !== undefined && asked.length === 0) return undefined
  mustHaveFiles(set, asked, new Set(files))
  const items = firstOfEach(swapped ? await swapTables(asked, folder) : asked, limit)
  return { set, folder, items }
}

/** The lines of a file of the folder, or of those of that name in the folders below it. */
export async function linesIn(folder, name) {
  if (!existsSync(folder)) return []
  const files = (await filesIn(folder)).filter(
    (file) => file === name || file.split('/').slice(1).join('/') === name,
  )
  const all = []
  for (const file of files) all.push(...(await readLines(path.join(folder, file))))
  return all
}

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
}

/** `zh` stands for zh-CN and zh-TW too. */
const speaks = (lang, wanted) =>
  wanted.includes(lang.toLowerCase()) || wanted.includes(lang.toLowerCase().split('-')[0])

/** A follow-up means nothing without what was asked before it. */
export function namedOf(items, ids) {
  const isNamed = ({ id }) => ids.has(`${id}`)
  const talks = new Set(items.filter(isNamed).flatMap(({ talk }) => talk ?? []))
  const left = items.find((item) => talks.has(item.talk) && !isNamed(item))
  if (left !== undefined)
    throw new BadArguments(`--questions: ${left.id} is missing, which is of the same talk as others`)
  return items.filter(isNamed)
}

function mustHaveFiles(set, items, files) {
  for (const { id, dataset } of items) {
    const missing = dataset.files.find((file) => !files.has(file))
    if (missing !== undefined || dataset.files.length === 0)
      throw new Error(`${set.name}: question ${id} is about ${missing ?? dataset.name}, which is not there`)
  }
}

function firstOfEach(items, limit = Infinity) {
  const counts = new Map()
  return items.filter(({ lang }) => {
    counts.set(lang, (counts.get(lang) ?? 0) + 1)
    return counts.get(lang) <= limit
  })
}
