// The questions of all sets that are wanted, always in the same order.
import { made } from './made.mjs'
import { ownQuestions } from './own.mjs'
import { plainlyAsked } from './plain.mjs'
import { questionsOf } from './questions.mjs'
import { swapped } from './swapped.mjs'

/** The set whose tables differ enough for its questions to have no answer in another one. */
const swaps = 'wikisql'

export async function allQuestions({ data, train, sets, limit = Infinity }) {
  const all = []
  for (const name of sets.filter((set) => !made.includes(set))) {
    const questions = await questionsOf(name, { data, train })
    all.push(...first(questions, limit), ...(name === swaps ? first(swapped(questions), limit) : []))
  }
  if (sets.includes('plain')) all.push(...first(await plainlyAsked(data), limit))
  if (sets.includes('own')) all.push(...first(ownQuestions(), limit))
  return all
}

const first = (questions, limit) => questions.slice(0, limit)
