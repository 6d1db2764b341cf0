import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cell } from '@auger/contract'
import { versionOf, type Aggregate, type Condition, type Formula, type Step } from '@auger/contract/plan'
import { expect } from 'vitest'
import type { Relation } from '../../domain/table.ts'
import { answerOf } from '../../domain/answer-of.ts'
import { analyse } from '../../operations/analyses/index.ts'
import { compileStep } from '../../operations/compile.ts'
import { openExamples } from '../../operations/example-tables.contract.ts'
import { resultColumns, validatePlan } from '../../operations/validate.ts'
import { literal } from '../../sql/literal.ts'
import { quoteName } from '../../sql/quote.ts'
import { compileFrame } from './compile.ts'
import { emptyFrame, type Frame, type FrameMetric } from './frame.ts'
import type { FrameQuestion } from './frame-question.ts'

type Rows = readonly (readonly Cell[])[]

interface Fixture {
  readonly tables: { readonly [name: string]: { readonly columns: readonly string[]; readonly rows: Rows } }
  readonly answers: { readonly [name: string]: Rows | readonly string[] | number }
}

/** Tables that name each other, and a way to compute frames over them. */
export interface Orchards {
  readonly question: FrameQuestion
  /** By pandas: fixtures/orchards.py. */
  answer(name: string): Rows | readonly string[] | number
  /** The steps of a frame, which make a valid plan. */
  steps(frame: Frame, over?: FrameQuestion): readonly Step[]
  /** What the last step comes to. */
  run(frame: Frame, over?: FrameQuestion): Promise<Rows>
  /** The names of its columns. */
  columns(frame: Frame): Promise<readonly string[]>
  /** Of that, what answers. */
  answered(frame: Frame): Promise<Rows>
  problem(frame: Frame): string
  close(): void
}

const relation = (from: string, to: string): Relation => {
  const place = (text: string) => {
    const [tableId = '', column = ''] = text.split('/')
    return { tableId, column }
  }
  return { from: place(from), to: place(to), contained: 1, confidence: 1, why: '' }
}

const relations: readonly Relation[] = [
  relation('deliveries/grower', 'growers/grower'),
  relation('deliveries/fruit', 'fruits/fruit'),
  relation('growers/city', 'cities/city'),
  relation('cities/country', 'countries/country'),
  relation('quotas/country', 'countries/country'),
]

const typeOf = (column: string, cell: Cell | undefined) =>
  column === 'day' ? 'date' : typeof cell === 'number' ? 'number' : 'text'

export async function openOrchards(): Promise<Orchards> {
  const file = join(import.meta.dirname, 'fixtures/orchards.json')
  const { tables, answers } = JSON.parse(await readFile(file, 'utf8')) as Fixture
  const statements = Object.entries(tables).map(([name, { columns, rows }]) => {
    const values = rows.map(
      (row) => `(${row.map((cell, at) => literal(cell, typeOf(columns[at] ?? '', cell))).join(', ')})`,
    )
    return `CREATE TABLE ${name} AS SELECT * FROM (VALUES ${values.join(', ')}) AS t(${columns.map(quoteName).join(', ')})`
  })
  const examples = await openExamples([], statements)
  const question: FrameQuestion = { tables: examples.tables, relations, today: '2024-05-02' }
  const steps = (frame: Frame, over = question): readonly Step[] => {
    const compiled = compileFrame(frame, over)
    if ('problem' in compiled) throw new Error(compiled.problem)
    const plan = { version: versionOf(compiled.steps), steps: compiled.steps }
    expect(validatePlan(plan, examples.tables)).toEqual([])
    return compiled.steps
  }
  const outcomeOf = async (all: readonly Step[]) => {
    const last = all.at(-1)
    if (last === undefined) throw new Error('no step')
    const found = await examples.query(compileStep(last, all.slice(0, -1), examples.tables))
    const outcome = last.analysis === undefined ? found : analyse(last.analysis, found)
    const wanted = resultColumns(last, all.slice(0, -1), examples.tables)
    expect(outcome.columns.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name))
    return { last, outcome }
  }
  return {
    question,
    answer: (name) => {
      const known = answers[name]
      if (known === undefined) throw new Error(`orchards.py says nothing of ${name}`)
      return known
    },
    steps,
    run: async (frame, over) => (await outcomeOf(steps(frame, over))).outcome.rows,
    columns: async (frame) => (await outcomeOf(steps(frame))).outcome.columns.map(({ name }) => name),
    answered: async (frame) => {
      const { last, outcome } = await outcomeOf(steps(frame))
      return answerOf(last, outcome.columns, outcome.rows)
    },
    problem: (frame) => {
      const compiled = compileFrame(frame, question)
      return 'problem' in compiled ? compiled.problem : 'none'
    },
    close: () => {
      examples.close()
    },
  }
}

export const rowsFrame = (tableId: string, parts: Partial<Frame>): Frame => ({
  ...emptyFrame(tableId),
  ...parts,
})

export const figuresFrame = (tableId: string, parts: Partial<Frame>): Frame => ({
  ...emptyFrame(tableId),
  task: 'figures',
  ...parts,
})

export const column = (ref: string): Formula => ({ kind: 'column', column: ref })

export const aggregate = (name: Aggregate['function'], ref?: string): Aggregate => ({
  kind: 'aggregate',
  function: name,
  ...(ref === undefined ? {} : { of: column(ref) }),
})

export const kilos: FrameMetric = { as: 'kilos', metric: aggregate('sum', 'deliveries/kilos') }

/** A dimension by a column under its own name. */
export const by = (ref: string) => ({ column: ref, as: ref.split('/')[1] ?? ref })

export const month = { column: 'deliveries/day', grain: 'month', as: 'month' } as const

export const is = (ref: string, value: Cell): Condition => ({
  kind: 'compare',
  column: ref,
  operator: '=',
  value,
})

export const not = (condition: Condition): Condition => ({ kind: 'not', condition })
