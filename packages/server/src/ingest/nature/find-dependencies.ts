import type { Column } from '../../domain/table.ts'
import { quoteName } from '../../sql/quote.ts'
import type { ProfiledTable } from '../keys/profiled-table.ts'
import { parquet } from '../read-types/parquet.ts'
import type { Workbench } from '../workbench.ts'

/** Each value of the first column goes with one value of the second, in all rows. */
export interface Dependency {
  readonly of: Column
  readonly on: Column
}

const mostColumns = 16
const mostGroups = 100_000

/** Of larger tables the first rows rule out most of what is not so, and all rows are asked about the rest alone. */
const firstRows = 200_000

/** Which columns decide which, among those that stand for things and repeat; one scan for each that may decide. */
export async function findDependencies(
  table: ProfiledTable,
  run: Workbench['run'],
): Promise<readonly Dependency[]> {
  const things = table.columns
    .filter((column) => standsForThings(column, table.rowCount))
    .slice(0, mostColumns)
  const possible = things
    .filter(({ distinct }) => distinct <= mostGroups)
    .flatMap((of) => things.filter((on) => on !== of && on.distinct <= of.distinct).map((on) => ({ of, on })))
  if (table.rowCount <= firstRows) return holding(possible, table, run)
  return holding(await holding(possible, table, run, firstRows), table, run)
}

async function holding(
  dependencies: readonly Dependency[],
  { file }: ProfiledTable,
  run: Workbench['run'],
  rows?: number,
): Promise<readonly Dependency[]> {
  const asked = [...new Set(dependencies.map(({ of }) => of))].map((of) => ({
    of,
    on: dependencies.filter((one) => one.of === of).map(({ on }) => on),
  }))
  if (asked.length === 0) return []
  const from = (source: string) => (rows === undefined ? source : `(SELECT * FROM ${source} LIMIT ${rows})`)
  const answers = await run(
    (at) => asked.map(({ of, on }) => dependencySql(of, on, from(parquet(at(file))))),
    [file],
  )
  return asked.flatMap(({ of, on }, index) => {
    const holds = answers[index]?.rows[0] ?? []
    return on.filter((_, place) => holds[place] === true).map((other) => ({ of, on: other }))
  })
}

/** Of what tells every row apart nothing can be learned, nor of what is the same in all. */
function standsForThings({ nature, distinct, missing }: Column, rowCount: number): boolean {
  const isThing = nature === 'key' || nature === 'name' || nature === 'category' || nature === 'place'
  return isThing && distinct >= 2 && distinct * 2 <= rowCount - missing
}

function dependencySql(of: Column, on: readonly Column[], rows: string): string {
  const key = quoteName(of.name)
  const ends = on.map(
    ({ name }, index) => `min(${quoteName(name)}) AS low${index}, max(${quoteName(name)}) AS high${index}`,
  )
  const same = on.map(
    (_, index) => `coalesce(bool_and(low${index} IS NOT DISTINCT FROM high${index}), false)`,
  )
  return `SELECT ${same.join(', ')} FROM (SELECT ${ends.join(', ')} FROM ${rows} WHERE ${key} IS NOT NULL GROUP BY ${key})`
}
