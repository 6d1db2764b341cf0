import type { KeptTable } from '../domain/kept-table.ts'
import type { BegunMove, KeptRows, KeptRowsTarget } from '../ports/kept-rows.ts'
import { MoveProblem } from './move-problem.ts'

/**
 * A move to the target that may go on: one that was begun from here, or a new one, where it holds nothing. `prepare` makes the tables of a
 * store there.
 */
export async function beginRows(
  from: KeptRows,
  to: KeptRowsTarget,
  prepare: () => Promise<void>,
): Promise<BegunMove> {
  if (!(await to.claim())) throw new MoveProblem('Another process moves rows to this database.')
  const source = await identityOf(from)
  const begun = await to.begun()
  if (begun !== undefined && begun.from !== source)
    throw new MoveProblem('The database holds what was moved from another data folder.')
  if (begun === undefined) await requireEmpty(to)
  await prepare()
  await requireSameTables(await from.tables(), await to.tables())
  if (begun === undefined) await to.begin(source)
  return begun ?? { from: source, isFinished: false, marks: new Map() }
}

/** A data folder is told by its first project, whose id nobody guesses. */
async function identityOf(from: KeptRows): Promise<string> {
  const projects = (await from.tables()).find(({ name }) => name === 'projects')
  if (projects === undefined) throw new MoveProblem('The data folder holds no projects.')
  const place = projects.columns.findIndex(({ name }) => name === 'id')
  for await (const [first] of from.rows(projects)) return String(first?.[place])
  throw new MoveProblem('The data folder holds no project: there is nothing to move.')
}

async function requireEmpty(to: KeptRowsTarget): Promise<void> {
  for (const table of await to.tables())
    if ((await to.count(table)) > 0)
      throw new MoveProblem(`The database holds something already: the table "${table.name}" has rows.`)
}

/** What else the target has is of its own. */
async function requireSameTables(from: readonly KeptTable[], to: readonly KeptTable[]): Promise<void> {
  for (const table of from) {
    const same = to.find(({ name }) => name === table.name)
    const [here, there] = [namesOf(table), same === undefined ? '' : namesOf(same)]
    if (here !== there)
      throw new MoveProblem(`The table "${table.name}" has here ${here}, and there ${there || 'no columns'}.`)
  }
}

const namesOf = ({ columns }: KeptTable): string =>
  columns
    .map(({ name }) => name)
    .sort()
    .join(', ')
