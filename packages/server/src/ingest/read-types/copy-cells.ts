import type { TransformAnswer } from '../../ports/engine.ts'
import { EngineFailure } from '../../ports/engine.ts'
import { quoteName } from '../../sql/quote.ts'
import type { Workbench } from '../workbench.ts'
import { copyStatement } from './copy-statement.ts'
import { nativeType } from './native-type.ts'
import { parquet } from './parquet.ts'
import type { ColumnPlan } from './plan-columns.ts'
import type { TextFile } from './text-file.ts'

/** What the engine made of a file. Broken: it could not read a column as planned. */
export type Copied =
  | { readonly kind: 'written'; readonly rowCount: number; readonly present: ReadonlyMap<number, number> }
  | { readonly kind: 'broken'; readonly column: number }

/** Has the engine write the table as Parquet, and count the values of the columns that take an expression. */
export async function copyCells(
  source: TextFile,
  plans: readonly ColumnPlan[],
  to: string,
  bench: Workbench,
  signal: AbortSignal,
): Promise<Copied> {
  const computed = plans.flatMap((plan, index) =>
    plan.kind === 'value' && nativeType(plan.parser) === undefined ? [index] : [],
  )
  const counts = computed.map((index) => `count(${quoteName(source.columns[index]?.name ?? '')})`)
  try {
    const [copied, counted] = await bench.run(
      (at) => [
        copyStatement(source, plans, at(source.file), at(to)),
        ...(counts.length === 0 ? [] : [`SELECT ${counts.join(', ')} FROM ${parquet(at(to))}`]),
      ],
      [source.file],
      signal,
    )
    return { kind: 'written', rowCount: firstCell(copied, 0), present: presentIn(counted, computed) }
  } catch (error) {
    const column = columnIn(error)
    if (column === undefined) throw error
    return { kind: 'broken', column }
  }
}

const firstCell = (answer: TransformAnswer | undefined, index: number) => Number(answer?.rows[0]?.[index])

const presentIn = (answer: TransformAnswer | undefined, columns: readonly number[]) =>
  new Map(columns.map((column, index) => [column, firstCell(answer, index)]))

/** The engine names the column whose text it could not convert. */
function columnIn(error: unknown): number | undefined {
  if (!(error instanceof EngineFailure) || error.reason !== 'failed') return undefined
  const found = /Error when converting column "c(\d+)"/.exec(error.message)?.[1]
  return found === undefined ? undefined : Number(found)
}
