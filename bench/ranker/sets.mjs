// The questions to learn from, each with its dataset's key, its table group (what is kept apart when it is tested) and a judge.
import { readFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { judges } from './judge.mjs'

const lines = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

const languages = { en: 'EN', zh: 'ZH-CN', vi: 'VI', ru: 'RU', de: 'DE', id: 'ID' }

/** How each set names the dataset of a question, and in which languages it asks. */
const layouts = {
  wikisql: (q) => [
    { dataset: `wikisql/tables/${q.table}.csv`, group: q.table, text: q.question, language: 'EN' },
  ],
  wtq: (q) => [{ dataset: `wtq/${q.table}`, group: q.table, text: q.question, language: 'EN' }],
  locales: (q) => [
    { dataset: `locales/tables/${q.table}`, group: q.lang, text: q.question, language: q.lang },
  ],
  spider: (q) =>
    Object.entries(q.question)
      .filter(([code]) => q.langs_ok.includes(code))
      .map(([code, text]) => ({
        dataset: `spider/${q.db}`,
        group: q.db,
        text,
        language: languages[code],
        code,
      })),
  geoquery: (q) =>
    Object.entries(q.question)
      .filter(([code]) => languages[code] !== undefined)
      .map(([code, text]) => ({
        dataset: 'geoquery/geoquery',
        group: q.id,
        text,
        language: languages[code],
        code,
      })),
}

export const setNames = Object.keys(layouts)

export function questionsOf(data, set) {
  const gold = new Map(lines(path.join(data, set, 'gold.jsonl')).map((g) => [`${g.id}`, g]))
  return lines(path.join(data, set, 'questions.jsonl')).flatMap((q) => {
    const right = gold.get(`${q.id}`)
    if (right === undefined) return []
    return layouts[set](q).map((asked) => ({
      ...asked,
      set,
      id: q.id,
      gold: right,
      judge: (rows) => judges[set](right, rows),
    }))
  })
}
