import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cell, Language } from '@auger/contract'
import { versionOf } from '@auger/contract/plan'
import { expect } from 'vitest'
import { answerOf } from '../../../domain/answer-of.ts'
import { analyse } from '../../../operations/analyses/index.ts'
import { compileStep } from '../../../operations/compile.ts'
import { openExamples } from '../../../operations/example-tables.contract.ts'
import { validatePlan } from '../../../operations/validate.ts'
import { literal } from '../../../sql/literal.ts'
import { quoteName } from '../../../sql/quote.ts'
import { understand } from '../../understand.ts'
import type { Understood } from '../../understood.ts'

type Rows = readonly (readonly Cell[])[]

interface Fixture {
  readonly headers: { readonly [table: string]: readonly string[] }
  readonly rows: Rows
  readonly answers: { readonly [name: string]: Rows | readonly number[] }
}

/** One table under headers of three languages, and questions that are understood and computed over it. */
export interface Ponds {
  /** By pandas and scipy: fixtures/ponds.py. */
  answer(name: string): Rows | readonly number[]
  /** What the question may mean, the cheapest first. */
  understood(text: string, language?: Language): Promise<readonly Understood[]>
  /** What the likeliest of them comes to. */
  run(understood: Understood | undefined): Promise<{ readonly rows: Rows; readonly answered: Rows }>
  close(): void
}

const tables: { readonly [Code in Language]?: string } = { DE: 'teiche', ES: 'estanques' }

export async function openPonds(): Promise<Ponds> {
  const file = join(import.meta.dirname, 'fixtures/ponds.json')
  const { headers, rows, answers } = JSON.parse(await readFile(file, 'utf8')) as Fixture
  const values = rows.map((row) => `(${row.map(sqlOf).join(', ')})`)
  const statements = Object.entries(headers).map(
    ([name, columns]) =>
      `CREATE TABLE ${name} AS SELECT * FROM (VALUES ${values.join(', ')}) AS t(${columns.map(quoteName).join(', ')})`,
  )
  const examples = await openExamples([], statements)
  return {
    answer: (name) => {
      const known = answers[name]
      if (known === undefined) throw new Error(`ponds.py says nothing of ${name}`)
      return known
    },
    understood: (text, language = 'EN') =>
      understand(examples.question(text, language, [examples.table(tables[language] ?? 'ponds')])),
    run: async (understood) => {
      const steps = understood?.steps ?? []
      const last = steps.at(-1)
      if (last === undefined) throw new Error('nothing was understood')
      expect(validatePlan({ version: versionOf(steps), steps }, examples.tables)).toEqual([])
      const read = await examples.query(compileStep(last, steps.slice(0, -1), examples.tables))
      const outcome = last.analysis === undefined ? read : analyse(last.analysis, read)
      return { rows: outcome.rows, answered: answerOf(last, outcome.columns, outcome.rows) }
    },
    close: () => {
      examples.close()
    },
  }
}

/** Numbers as ingest keeps them, and no decimals of a fixed scale. */
const sqlOf = (cell: Cell): string =>
  typeof cell === 'number' ? `CAST(${literal(cell, 'number')} AS DOUBLE)` : literal(cell, 'text')
