import type { Result } from '@auger/contract'
import type { CitySales } from './city-sales.ts'

export const rowsQuestion = 'How many rows are there?'
export const totalsQuestion = 'What is the total amount by city?'
/** What it means depends on what was asked before it, which must not change because it is asked again after a crash. */
const followUpQuestion = 'And by product?'
export const questions = [
  rowsQuestion,
  totalsQuestion,
  rowsQuestion,
  totalsQuestion,
  followUpQuestion,
] as const

/** The answer as the file's own sums have it: cells of the smallest table that answers, rows in any order. Undefined where it depends. */
export function expectedAnswer(question: string, sales: CitySales): readonly string[] | undefined {
  if (question === followUpQuestion) return undefined
  if (question === rowsQuestion) return [String(sales.rows)]
  return [...sales.totals].map(([city, total]) => `${city} ${total}`).sort()
}

export const givenAnswer = (result: Result): readonly string[] =>
  result.answer.map((row) => row.join(' ')).sort()
