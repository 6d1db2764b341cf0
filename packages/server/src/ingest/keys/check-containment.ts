import { quoteName } from '../../sql/quote.ts'
import { parquet } from '../read-types/parquet.ts'
import type { Workbench } from '../workbench.ts'
import type { Candidate, Place } from './named-candidates.ts'

/** Up to so many different values every one is looked for; of more, a part that both sides choose alike. */
const exactUpTo = 100_000

/** The share of the different values of each candidate's column that the key holds. All have the same table to start from. */
export async function checkContainment(
  candidates: readonly Candidate[],
  fileOf: (place: Place) => string,
  run: Workbench['run'],
): Promise<readonly number[]> {
  const reads = [...new Set(candidates.flatMap(({ from, to }) => [fileOf(from), fileOf(to)]))]
  const answers = await run(
    (at) => candidates.map((one) => statement(one, (place) => at(fileOf(place)))),
    reads,
  )
  return answers.map(({ rows }) => {
    const [all, held] = rows[0] ?? []
    return Number(all) === 0 ? 0 : Number(held) / Number(all)
  })
}

function statement({ from, to }: Candidate, at: (place: Place) => string): string {
  const every = Math.ceil(from.column.distinct / exactUpTo)
  const values = (place: Place) => {
    const name = quoteName(place.column.name)
    const part = every > 1 ? ` AND hash(${name}) % ${every} = 0` : ''
    return `(SELECT DISTINCT ${name} AS value FROM ${parquet(at(place))} WHERE ${name} IS NOT NULL${part})`
  }
  return `SELECT count(*), count(held.value) FROM ${values(from)} AS pointing LEFT JOIN ${values(to)} AS held ON pointing.value = held.value`
}
