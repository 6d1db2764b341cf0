import { fold } from '../domain/table.ts'
import { termsOf } from '../search/terms.ts'

/** What two questions need to have in common, of all that both say. */
const leastLikeness = 0.2
/** More than what only says much of the same. */
const sameWords = 2
/** What is behind so many characters does not make questions like each other. */
const mostCompared = 1_000

/**
 * Those that are like a question, the most like first; the same, word for word, comes before all others, and of those that are
 * as like the one that was given first.
 */
export function likeQuestions<Asked extends { readonly question: string }>(
  question: string,
  others: readonly Asked[],
): readonly Asked[] {
  const [same, terms] = [sameQuestion(question), weightsOf(question)]
  return others
    .map((asked) => ({
      asked,
      likeness:
        sameQuestion(asked.question) === same ? sameWords : likeness(terms, weightsOf(asked.question)),
    }))
    .filter((one) => one.likeness >= leastLikeness)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ asked }) => asked)
}

/** The same for questions that say the same, word for word. */
export const sameQuestion = (question: string): string => fold(question)

type Weights = ReadonlyMap<string, number>

/** Long words have many pieces and so say more than the small ones that every question has. */
const weightsOf = (question: string): Weights =>
  new Map(termsOf(question.slice(0, mostCompared)).map(({ text, weight }) => [text, weight]))

/** The share of what both say that is in both; from 0 to 1. */
function likeness(one: Weights, other: Weights): number {
  const all = new Map([...one, ...other])
  let [both, either] = [0, 0]
  for (const [term, weight] of all) {
    either += weight
    if (one.has(term) && other.has(term)) both += weight
  }
  return either === 0 ? 0 : both / either
}
