import type { Cell, Result } from '@auger/contract'

export interface Difference {
  /** From 0. */
  readonly row: number
  readonly column: string
  readonly before?: Cell | undefined
  readonly after?: Cell | undefined
}

const most = 100

/** The cells that differ between two answers to one question, row by row. */
export function differencesOf(before: Result | null, after: Result | null): readonly Difference[] {
  const columns = [...new Set([...namesOf(before), ...namesOf(after)])]
  const differences: Difference[] = []
  const rows = Math.max(before?.rows.length ?? 0, after?.rows.length ?? 0)
  for (let row = 0; row < rows; row++)
    for (const column of columns) {
      const [was, is] = [cellOf(before, row, column), cellOf(after, row, column)]
      if (was === is) continue
      differences.push({ row, column, before: was, after: is })
      if (differences.length === most) return differences
    }
  return differences
}

const namesOf = (result: Result | null): readonly string[] => result?.columns.map(({ name }) => name) ?? []

function cellOf(result: Result | null, row: number, column: string): Cell | undefined {
  const at = namesOf(result).indexOf(column)
  return at === -1 ? undefined : result?.rows[row]?.[at]
}
