import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cell, Language } from '@auger/contract'
import { versionOf } from '@auger/contract/plan'
import { expect } from 'vitest'
import { answerOf } from '../../../domain/answer-of.ts'
import { analyse } from '../../../operations/analyses/index.ts'
import { compileStep } from '../../../operations/compile.ts'
import { openExamples } from '../../../operations/example-tables.contract.ts'
import { fillTemplate } from '../../../operations/fill-template.ts'
import { validatePlan } from '../../../operations/validate.ts'
import { literal } from '../../../sql/literal.ts'
import { quoteName } from '../../../sql/quote.ts'
import { understand } from '../../understand.ts'
import type { Understood } from '../../understood.ts'

type Rows = readonly (readonly Cell[])[]

interface Fixture {
  readonly headers: { readonly [table: string]: readonly string[] }
  readonly rows: Rows
  readonly filled: { readonly [name: string]: string }
  readonly answers: { readonly [name: string]: Rows | readonly number[] }
}

/** One table under headers of three languages, and questions that are understood and computed over it. */
export interface Ponds {
  /** By pandas and scipy: fixtures/ponds.py. */
  answer(name: string): Rows | readonly number[]
  /** An answer as a template wants it written, by the same. */
  filled(name: string): string
  /** What the question may mean, the cheapest first. */
  understood(text: string, language?: Language): Promise<readonly Understood[]>
  /** What the likeliest of them comes to. */
  run(understood: Understood | undefined): Promise<{ readonly rows: Rows; readonly answered: Rows }>
  /** The same, as its template has it. */
  write(understood: Understood | undefined): Promise<string | undefined>
  close(): void
}

const tables: { readonly [Code in Language]?: string } = { DE: 'teiche', ES: 'estanques' }

export async function openPonds(): Promise<Ponds> {
  const file = join(import.meta.dirname, 'fixtures/ponds.json')
  const { headers, rows, answers, filled } = JSON.parse(await readFile(file, 'utf8')) as Fixture
  const values = rows.map((row) => `(${row.map(sqlOf).join(', ')})`)
  const statements = Object.entries(headers).map(
    ([name, columns]) =>
      `CREATE TABLE ${name} AS SELECT * FROM (VALUES ${values.join(', ')}) AS t(${columns.map(quoteName).join(', ')})`,
  )
  const examples = await openExamples([], statements)
  const outcomeOf = async (understood: Understood | undefined) => {
    const steps = understood?.steps ?? []
    const last = steps.at(-1)
    if (last === undefined) throw new Error('nothing was understood')
    expect(validatePlan({ version: versionOf(steps), steps }, examples.tables)).toEqual([])
    const read = await examples.query(compileStep(last, steps.slice(0, -1), examples.tables))
    return { last, outcome: last.analysis === undefined ? read : analyse(last.analysis, read) }
  }
  return {
    answer: (name) => {
      const known = answers[name]
      if (known === undefined) throw new Error(`ponds.py says nothing of ${name}`)
      return known
    },
    understood: async (text, language = 'EN') =>
      understand(await examples.question(text, language, [examples.table(tables[language] ?? 'ponds')])),
    filled: (name) => {
      const known = filled[name]
      if (known === undefined) throw new Error(`ponds.py fills nothing for ${name}`)
      return known
    },
    run: async (understood) => {
      const { last, outcome } = await outcomeOf(understood)
      return { rows: outcome.rows, answered: answerOf(last, outcome.columns, outcome.rows) }
    },
    write: async (understood) => {
      const { last, outcome } = await outcomeOf(understood)
      const template = understood?.frame.template
      if (template === undefined) return undefined
      return fillTemplate(template, new Map([[last.id, { outcome, tableName: 'result.csv' }]])).content
    },
    close: () => {
      examples.close()
    },
  }
}

/** Numbers as ingest keeps them, and no decimals of a fixed scale. */
const sqlOf = (cell: Cell): string =>
  typeof cell === 'number' ? `CAST(${literal(cell, 'number')} AS DOUBLE)` : literal(cell, 'text')
