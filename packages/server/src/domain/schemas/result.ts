import type { Cell, Result, TitledResult } from '@auger/contract'
import { z } from 'zod'
import { isCell } from './cell.ts'
import { schemaOf } from '@auger/contract/plan'

const isRow = (value: unknown): value is Cell[] => Array.isArray(value) && value.every(isCell)

/** Looked at and left as they are: to read every cell by a schema of its own takes longer than to parse the text. */
const rows = z.custom<Cell[][]>((value) => Array.isArray(value) && value.every(isRow), {
  error: 'must be rows of cells',
})

const columns = z.array(z.object({ name: z.string(), type: z.string(), unit: z.string().exactOptional() }))

export const result = schemaOf<Result>()(z.object({ columns, rows, answer: rows }))

export const titledResults = schemaOf<TitledResult[]>()(
  z.array(z.object({ title: z.string(), columns, rows, answer: rows })),
)

/** What later questions are given of it. */
export const resultRows = schemaOf<Pick<Result, 'columns' | 'rows'>>()(z.object({ columns, rows }))
