import type { Cell } from '@auger/contract'
import { TooLarge } from './failure.ts'

const mostCharacters = 32 * 1024 * 1024

export type Spend = (row: Cell[]) => Cell[]

/** Counts what an answer carries, so that a few rows of huge texts end as an error and not as a message of gigabytes. */
export function answerBudget(): Spend {
  let spent = 0
  return (row) => {
    for (const cell of row) spent += typeof cell === 'string' ? cell.length + 2 : 8
    if (spent > mostCharacters) throw new TooLarge('The result is too large to be answered.')
    return row
  }
}
