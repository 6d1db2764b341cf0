// The questions to learn from, as they are asked over HTTP, each with what is kept apart when it is tested, and a judge.
import path from 'node:path'
import { linesIn, openSet } from '../answers/open-set.mjs'
import { sets } from '../answers/sets/index.mjs'
import { judges } from './judge.mjs'

const languages = { en: 'EN', zh: 'ZH-CN', vi: 'VI', ru: 'RU', de: 'DE', id: 'ID' }

/** A question's tables, unless all questions have the same. */
const groups = { geoquery: ({ id }) => id, locales: ({ lang }) => lang }

export const setNames = ['wikisql', 'wtq', 'locales', 'spider', 'geoquery', 'lessons', 'nvbench']

/** Where our own lie, whatever data is given. */
const bench = path.join(import.meta.dirname, '..')

export async function questionsOf(data, name) {
  const folder = name === 'lessons' ? bench : data
  const open = await openSet(
    sets.find((set) => set.name === name),
    { data: folder, swapped: false },
  )
  if (open === undefined) return []
  const lines = await linesIn(path.join(folder, name), 'gold.jsonl')
  const gold = new Map(lines.map((line) => [`${line.id}`, line]))
  return open.items.flatMap((item) => {
    const right = gold.get(`${item.id}`)
    if (right === undefined) return []
    const asked = {
      set: name,
      id: item.id,
      text: item.question,
      language: languages[item.lang] ?? item.lang ?? 'EN',
      dataset: `${name}/${item.dataset.name}`,
      group: groups[name]?.(item) ?? item.dataset.name,
    }
    return [{ ...asked, gold: right, judge: (rows) => judges[name](right, rows) }]
  })
}
