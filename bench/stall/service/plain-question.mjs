// A question whose answer is known: 3 + 5 of Oslo and 4 of Bergen.
import { answerTo, newSession, openDataset } from './datasets.mjs'

const user = 'neighbour'
const right = JSON.stringify([
  ['Bergen', 4],
  ['Oslo', 8],
])

export async function openPlainQuestion(service) {
  const dataset = await openDataset(
    service,
    [['amounts.csv', 'city,amount\nOslo,3\nBergen,4\nOslo,5\n']],
    user,
  )
  const session = await newSession(service, user)
  /** Rejects unless the answer is right. */
  return async () => {
    const { result } = await answerTo(service, session, dataset, 'What is the total amount by city?', user)
    const rows = JSON.stringify((result?.rows ?? []).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (rows !== right) throw new Error(`The plain question was answered with ${rows}`)
  }
}
