// XQuAD: whether the passage that is found first, or one of the first three, is of the right document and holds an answer.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { noGold } from '../no-gold.mjs'
import { findPassages, openDocuments } from './rank.mjs'

const bar = 0.9
const longest = 1_200
const smallLanguage = 'en'

/** With `out`, what was found goes to OUT/xquad/predictions.jsonl, with or without gold. */
export async function scorePassages(results, { data, out, small }) {
  const folder = path.join(data, 'xquad')
  const isAsked = ({ lang }) => !small || lang === smallLanguage
  const questions = (await linesOf(path.join(folder, 'questions.jsonl'))).filter(isAsked)
  const predictions = await answer(questions, results)
  if (predictions.length === 0) return []
  if (out !== undefined) await writePredictions(predictions, path.join(out, 'xquad'))
  const gold = (await linesOf(path.join(folder, 'gold.jsonl'))).filter(isAsked)
  return gold.length > 0 ? score(predictions, gold) : noGold(results, 'xquad/docs')
}

async function linesOf(file) {
  if (!existsSync(file)) return []
  return (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

async function answer(questions, results) {
  const predictions = []
  for (const lang of new Set(questions.map((one) => one.lang))) {
    const documents = await openDocuments(results, lang)
    for (const { id, question } of questions.filter((one) => one.lang === lang)) {
      const top = findPassages(question, documents)
      predictions.push({ id, lang, text: top[0]?.text ?? '', top })
    }
  }
  return predictions
}

async function writePredictions(predictions, folder) {
  await mkdir(folder, { recursive: true })
  const lines = predictions.map((one) => `${JSON.stringify(one)}\n`)
  await writeFile(path.join(folder, 'predictions.jsonl'), lines.join(''))
}

function score(predictions, gold) {
  const found = new Map(predictions.map(({ id, lang, top }) => [`${id} ${lang}`, top]))
  const languages = gold.reduce((map, { id, lang, doc, answers }) => {
    const hits = (found.get(`${id} ${lang}`) ?? []).map((one) => one.doc === doc && holds(one.text, answers))
    const own = map.get(lang) ?? { asked: 0, first: 0, three: 0 }
    const sum = {
      asked: own.asked + 1,
      first: own.first + (hits[0] ? 1 : 0),
      three: own.three + (hits.includes(true) ? 1 : 0),
    }
    return map.set(lang, sum)
  }, new Map())
  console.log('\npassages: hit@1 and hit@3')
  for (const [lang, { asked, first, three }] of languages)
    console.log(
      `  ${lang}  ${(first / asked).toFixed(3)}  ${(three / asked).toFixed(3)}  of ${asked} questions`,
    )
  const average = (key) =>
    [...languages.values()].reduce((sum, one) => sum + one[key] / one.asked, 0) / languages.size
  return [
    {
      name: `hit@1, the mean of ${languages.size} languages`,
      value: average('first').toFixed(3),
      bar: `at least ${bar.toFixed(2)}`,
      holds: average('first') >= bar,
    },
    { name: 'hit@3', value: average('three').toFixed(3), bar: '', holds: undefined },
  ]
}

const holds = (text, answers) =>
  answers.some((answer) => text.slice(0, longest).toLowerCase().includes(answer.trim().toLowerCase()))
