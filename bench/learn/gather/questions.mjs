// The questions of a set as they are asked over HTTP, each with what is kept apart when it is tested, and its gold.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { linesIn, openSet } from '../../answers/open-set.mjs'
import { sets } from '../../answers/sets/index.mjs'
import { groupOf } from './groups.mjs'
import { judges } from './judges.mjs'

/** Where our own lie, whatever data is given. */
const bench = path.join(import.meta.dirname, '../..')
const ours = ['asked', 'lessons']

export const setNames = [
  ...['wikisql', 'wtq', 'train-wtq', 'spider', 'geoquery', 'locales', 'nvbench', 'dabench', 'people'],
  ...ours,
]

/** Those of a set; none where the data does not have it. */
export async function questionsOf(name, { data, train }) {
  const set = sets.find((one) => one.name === name)
  const open = await openSet(set, { data: ours.includes(name) ? bench : data, train, swapped: false })
  if (open === undefined) return []
  const gold = new Map((await linesIn(open.folder, 'gold.jsonl')).map((line) => [`${line.id}`, line]))
  const judge = await judgeOf(set, open.folder)
  const groups = groupOf(set.name, open.items)
  return open.items.flatMap((item) => {
    const told = gold.get(`${item.id}`)
    if (told === undefined) return []
    const wanted = { ...told, ...item.rules }
    const question = {
      set: name,
      id: item.id,
      text: item.question,
      language: languageOf(item.lang ?? wanted.lang),
      dataset: `${name}/${item.dataset.name}`,
      group: groups(item),
      file: path.join(open.folder, item.dataset.files[0]),
      ...(item.talk === undefined ? {} : { talk: item.talk, turn: item.turn }),
      ...(isUnanswerable(wanted) ? { unanswerable: true } : {}),
    }
    return [{ ...question, isRight: isUnanswerable(wanted) ? () => false : (found) => judge(wanted, found) }]
  })
}

const isUnanswerable = ({ answerable, kind }) => answerable === false || kind === 'refuse'

/** A set that is scored by rules of its own brings them. */
async function judgeOf({ name, folder: called }, folder) {
  const own = path.join(folder, 'score.mjs')
  if (!existsSync(own)) return judges[called ?? name]
  const { right } = await import(pathToFileURL(own).href)
  return (gold, { answer, rows, text }) =>
    right(gold, {
      id: gold.id,
      status: 'answered',
      answer,
      rows,
      text: gold.facts === undefined ? '' : text(),
    })
}

/** What of the data was read, so that whoever has a model can tell what it was learned from. */
export function hashesOf(name, { data, train }) {
  const set = sets.find((one) => one.name === name)
  const folder = path.join((set.training ? train : data) ?? '', set.folder ?? name)
  return Object.fromEntries(
    ['questions.jsonl', 'gold.jsonl'].flatMap((file) => {
      const found = path.join(folder, file)
      return existsSync(found) ? [[file, createHash('sha256').update(readFileSync(found)).digest('hex')]] : []
    }),
  )
}

function languageOf(lang = 'en') {
  const code = lang.toUpperCase()
  return code === 'ZH' ? 'ZH-CN' : code
}
