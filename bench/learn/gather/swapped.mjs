// Questions asked of a table that is not theirs, with other columns: nothing is right.
import { readFileSync } from 'node:fs'

/** Of how many questions one is asked of another table. */
const every = 3

/** questions: of one set, each with the file of its table. */
export function swapped(questions) {
  const headers = new Map(questions.map(({ file }) => [file, undefined]))
  for (const file of headers.keys()) headers.set(file, headerOf(file))
  return questions.flatMap((question, at) => {
    if (at % every !== 0) return []
    const others = Array.from(questions, (_, step) => questions[(at + step + 1) % questions.length])
    const other = others.find(({ file }) => headers.get(file) !== headers.get(question.file))
    if (other === undefined) return []
    const wrong = { set: `${question.set} swapped`, dataset: other.dataset, unanswerable: true }
    return [{ ...question, ...wrong, isRight: () => false }]
  })
}

const headerOf = (file) =>
  readFileSync(file, 'utf8').split(/\r?\n/, 1)[0].toLowerCase().split(',').sort().join()
