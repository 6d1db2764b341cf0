import type { TextTable } from '../formats/format.ts'
import type { Batch } from './walk.ts'

/** Makes tables of what the walk brings for one plan. It is shown everything twice: to learn from it, then to write it. */
export interface PlanReader {
  learn(batch: Batch): void
  /** After the last that there is to learn; here a table may turn out to have too many columns. */
  settle(): void
  /** Rows that were learnt. */
  readonly rows: number
  readonly notes: readonly string[]
  /** Each table gets a file of its own. */
  open(newFile: () => string): Promise<void>
  write(batch: Batch): void
  flush(): Promise<void>
  finish(signal: AbortSignal): Promise<readonly TextTable[]>
  /** Also when it did not come to a finish. */
  close(): Promise<void>
}
