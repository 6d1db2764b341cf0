// The questions of all sets that are wanted, always in the same order.
import { ownQuestions } from './own.mjs'
import { questionsOf } from './questions.mjs'
import { swapped } from './swapped.mjs'

/** The set whose tables differ enough for its questions to have no answer in another one. */
const swaps = 'wikisql'

export async function allQuestions({ data, train, sets, limit = Infinity }) {
  const all = []
  for (const name of sets.filter((set) => set !== 'own')) {
    const questions = await questionsOf(name, { data, train })
    all.push(...first(questions, limit), ...(name === swaps ? first(swapped(questions), limit) : []))
  }
  if (sets.includes('own')) all.push(...first(ownQuestions(), limit))
  return all
}

const first = (questions, limit) => questions.slice(0, limit)
