// Plain questions as those of bench/asked: of the same datasets, parted with them.
import { plainQuestions } from '../../plain/questions.mjs'
import { answersAsked } from './asked-judge.mjs'
import { questionsOf } from './questions.mjs'

/** Every other is asked of all the tables that lie beside its own. */
export async function plainlyAsked(data) {
  const asked = await questionsOf('asked', { data })
  const datasets = new Map(asked.map(({ dataset, group }) => [dataset, group]))
  return (await plainQuestions()).flatMap(({ id, file, question, gold }, at) => {
    const holding = [...datasets.keys()].filter((name) =>
      name.slice('asked/'.length).split(' ').includes(file),
    )
    const [alone, several] = [
      holding.find((name) => !name.includes(' ')),
      holding.findLast((name) => name.includes(' ')),
    ]
    const dataset = (at % 2 === 0 ? (alone ?? several) : (several ?? alone)) ?? undefined
    if (dataset === undefined) return []
    const isRight = (found) => answersAsked(gold, found)
    return [
      {
        set: 'plain',
        id,
        text: question,
        language: 'EN',
        dataset,
        group: datasets.get(dataset),
        isRight,
        gold,
      },
    ]
  })
}
