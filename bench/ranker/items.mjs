// Questions with the plans that they may mean, each run and judged.
import { readQuestion } from '@auger/server/adapters/analyst/builtin/question'
import { outcomeFeatures } from '@auger/server/adapters/analyst/builtin/candidates/outcome'
import { rank } from '@auger/server/adapters/analyst/builtin/candidates/rank'
import { localeFor } from '@auger/server/locales/index'
import { answerOf, compileStep } from '@auger/server/operations/index'
import { openOwn } from './own.mjs'
import { questionsOf } from './sets.mjs'
import { asked } from './world.mjs'

/** Of how many questions one is asked of a table that is not its own. */
const swappedShare = 3

export async function gatherItems({ data, sets, languages, small }, { world, executor, weightsFor }) {
  const items = []
  for (const set of sets.filter((name) => name !== 'own')) {
    const questions = (await questionsOf(data, set))
      .filter(({ language }) => languages?.includes(language) ?? true)
      .sort((a, b) => (a.dataset < b.dataset ? -1 : a.dataset > b.dataset ? 1 : 0))
    for (const question of [...questions, ...(set === 'wikisql' ? await swapped(questions, world) : [])]) {
      const dataset = await world.dataset(question.dataset)
      if (dataset === undefined) continue
      const run = (sql) => executor.run(dataset, sql)
      const spoken = asked(dataset, question.text, question.language)
      items.push(await itemOf(question, spoken, run, weightsFor(spoken)))
    }
  }
  if (sets.includes('own')) items.push(...(await ownItems(weightsFor, small ? smallShare : 1)))
  return items
}

/** Of a small round one in so many. */
const smallShare = 40

async function ownItems(weightsFor, share) {
  const own = await openOwn()
  const items = []
  for (const question of own.questions.filter((_, at) => at % share === 0)) {
    const { data } = question
    const spoken = data.asked(question.text, question.language)
    items.push(await itemOf(question, spoken, data.run, weightsFor(spoken)))
  }
  own.close()
  return items
}

/** Questions asked of a table that is not theirs, with other columns: nothing is right. */
async function swapped(questions, world) {
  const headers = new Map()
  for (const { dataset } of questions)
    if (!headers.has(dataset)) headers.set(dataset, headersOf(await world.dataset(dataset)))
  return questions.flatMap((question, at) => {
    if (at % swappedShare !== 0) return []
    const other = Array.from(
      { length: questions.length },
      (_, step) => questions[(at + step + 1) % questions.length],
    ).find(({ dataset }) => headers.get(dataset) !== headers.get(question.dataset))
    if (other === undefined) return []
    return [{ ...question, set: `${question.set} swapped`, dataset: other.dataset, judge: () => false }]
  })
}

const headersOf = (dataset) =>
  dataset?.tables
    .flatMap(({ columns }) => columns.map(({ name }) => name.toLowerCase()))
    .sort()
    .join()

async function itemOf(question, spoken, run, weights) {
  const began = performance.now()
  const read = readQuestion(spoken, localeFor(question.language).locale)
  const ranked = rank(read, weights)
  const milliseconds = performance.now() - began
  const candidates = []
  for (const { candidate, step, features: known } of ranked) {
    const found = await run(compileStep(step, [], spoken.tables))
    if (found.error !== undefined) continue
    const answer = answerOf(step, found.columns, found.rows)
    const features = [...known, ...outcomeFeatures(candidate.reading, answer)]
    candidates.push({
      features,
      right: question.judge(answer, features),
      answer: JSON.stringify(answer.slice(0, 5)),
      step,
    })
  }
  return { question, candidates, milliseconds, several: spoken.tables.length > 1 }
}
