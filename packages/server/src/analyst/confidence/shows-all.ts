import { isDeepStrictEqual } from 'node:util'
import type { Step, Verb } from '@auger/contract/plan'
import { tableOf } from '../candidate/scene.ts'
import type { Understood } from '../understood.ts'

/** Whether what one shows holds what the other does: the same query, or the same rows with no fewer columns. */
export const showsAll = (one: Understood, other: Understood): boolean =>
  isDeepStrictEqual(one.steps.map(queryOf), other.steps.map(queryOf)) || showsRows(one, other)

const queryOf = ({ input, verbs, analysis }: Step) => ({ input, verbs, analysis })

function showsRows(one: Understood, other: Understood): boolean {
  if (one.frame.task !== 'rows' || other.frame.task !== 'rows') return false
  const [mine, theirs] = [one, other].map(rowsOf)
  if (mine === undefined || theirs === undefined) return false
  const shown = new Set(mine.columns)
  return isDeepStrictEqual(mine.rows, theirs.rows) && theirs.columns.every((column) => shown.has(column))
}

/** The rows of an only step, and the columns that are shown of them; undefined where rows that show the same are put together. */
function rowsOf({ steps: [only, ...more], frame, candidate }: Understood) {
  if (only === undefined || more.length > 0 || only.analysis !== undefined) return undefined
  const select = only.verbs.find((verb) => verb.kind === 'select')
  if (select?.distinct === true || isWhether(only.verbs)) return undefined
  const all = tableOf(candidate.reading.scene, frame.tableId).columns.map(({ name }) => name)
  return {
    rows: { input: only.input, verbs: only.verbs.filter((verb) => verb !== select) },
    columns: select?.columns ?? all,
  }
}

const isWhether = (verbs: readonly Verb[]): boolean =>
  verbs.some(({ kind }) => kind === 'metrics' || kind === 'group')
