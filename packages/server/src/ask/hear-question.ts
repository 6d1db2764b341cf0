import type { OutputLanguage } from '@auger/contract'
import type { Table } from '../domain/table.ts'
import type { Analyst, Heard } from '../ports/analyst.ts'

/** A question is read in the language it is written in, and where its words leave that open, in that of the answer. */
export const hearQuestion = (
  text: string,
  outputLanguage: OutputLanguage,
  tables: readonly Table[],
  analyst: Analyst,
  signal: AbortSignal,
): Promise<Heard> =>
  analyst.hear(text, { tables, ...(outputLanguage === 'AUTO' ? {} : { expected: outputLanguage }) }, signal)
