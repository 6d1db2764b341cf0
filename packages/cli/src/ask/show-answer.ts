import path from 'node:path'
import { print, printRows } from '../print.ts'
import type { Answered } from './answer-files.ts'
import type { Saved } from './save-files.ts'

const mostRows = 20

/** The answer for a person at a terminal: words, table, files, code, what to ask next. */
export function showAnswer({ job, events, conclusion }: Answered, { tables, charts }: Saved): void {
  print(conclusion)
  if (job.result !== null && job.result.rows.length > 1) {
    print('')
    printRows(
      job.result.columns.map((column) => column.name),
      job.result.rows
        .slice(0, mostRows)
        .map((row) => row.map((cell) => (typeof cell === 'boolean' ? String(cell) : cell))),
    )
    if (job.result.rows.length > mostRows)
      print(`… the first ${mostRows} rows; the whole table is in the file below`)
  }
  for (const assumption of job.assumptions) print(`\nAssumed: ${assumption}`)
  const files = [...tables, ...charts].map((file) => path.relative(process.cwd(), file))
  if (files.length > 0) print(`\nFiles: ${files.join(', ')}`)
  for (const { said } of events) {
    if (said.kind === 'code') print(`\n${said.content}`)
    if (said.kind === 'questions')
      print(`\nAsk next:\n${said.questions.map((question) => `  - ${question}`).join('\n')}`)
  }
}
