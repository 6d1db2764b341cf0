import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mapInTurns } from '../../domain/map-in-turns.ts'
import type { ColumnType, ColumnUnit } from '../../domain/table.ts'
import { EngineFailure } from '../../ports/engine.ts'
import { quoteName, quoteText } from '../../sql/quote.ts'
import type { FoundTable, TablePlace, TextTable } from '../formats/format.ts'
import type { Workbench } from '../workbench.ts'
import { NotStraight } from './cell-scanner.ts'
import { isWritten } from './copy-statement.ts'
import { decideTypes } from './decide-types.ts'
import type { Decision } from './decision.ts'
import { nativeType } from './native-type.ts'
import { parquet } from './parquet.ts'
import { planColumns } from './plan-columns.ts'
import type { ValueParser } from './parsers.ts'
import { sampleCells } from './sample-cells.ts'
import { stage, type Staged } from './stage.ts'
import { writtenFile, type TextFile } from './text-file.ts'
import { looseValue, plainValue, textValue, writtenText } from './value-sql.ts'
import { writtenNames } from './written-names.ts'

export interface TypedTable {
  readonly title: string
  /** Parquet. */
  readonly file: string
  readonly rowCount: number
  readonly columns: readonly TypedColumn[]
  readonly notes: readonly string[]
  readonly place?: TablePlace
}

export interface TypedColumn {
  readonly name: string
  readonly type: ColumnType
  /** How its texts were read; absent: they are texts. */
  readonly parser?: ValueParser
  /** What its numbers count, where the file says so beside its cells. */
  readonly unit?: ColumnUnit
  /** The column of the file that has its cells as they were written; absent: its values tell that. */
  readonly written?: string
}

/** Gives the texts of a table their types and writes it as Parquet. Every value of the file decides, not a sample. */
export async function writeTyped(table: TextTable, number: number, bench: Workbench): Promise<TypedTable> {
  const { size } = await stat(table.file)
  const { title, place } = table
  const written = await writeFile(writtenFile(table, size), number, bench)
  const columns = written.columns.map((column) => ({ ...column, ...unitIn(table, column) }))
  return { title, ...written, columns, ...(place === undefined ? {} : { place }) }
}

function unitIn({ columns }: TextTable, { name }: TypedColumn): Pick<TypedColumn, 'unit'> {
  const unit = columns.find((column) => column.name === name)?.unit
  return unit === undefined ? {} : { unit }
}

/** The same with a table in the file as it was uploaded; undefined when the file turns out not to be straight. */
export async function writeFound(
  { title, ...source }: FoundTable,
  bench: Workbench,
): Promise<TypedTable | undefined> {
  try {
    return { title, ...(await writeFile(source, 1, bench)) }
  } catch (error) {
    const refused = error instanceof EngineFailure && error.reason === 'failed'
    if (error instanceof NotStraight || refused) return undefined
    throw error
  }
}

async function writeFile(
  source: TextFile,
  number: number,
  bench: Workbench,
): Promise<Omit<TypedTable, 'title'>> {
  const plans = await planColumns(source.columns, await sampleCells(source), source.delimiter, bench.types)
  const to = join(bench.folder, `staged-${number}.parquet`)
  const staged = await stage(source, plans, to, bench)
  const decided = await decide(source, staged, bench)
  const kept = decided.filter(({ named, empty }) => named || !empty)
  const columns = kept.length === 0 ? decided : kept
  const finished = columns.length === decided.length && columns.every(({ value }) => value === undefined)
  const file = finished ? staged.file : join(bench.folder, `table-${number}.parquet`)
  if (!finished) await bench.run((at) => [copyTyped(columns, at(staged.file), at(file))], [staged.file])
  return {
    file,
    rowCount: staged.counts.rowCount,
    columns: columns.map(({ name, parser, written }) => ({
      name,
      ...(parser === undefined ? { type: 'text' } : { type: parser.type, parser }),
      ...(written === undefined ? {} : { written: written.name }),
    })),
    notes: columns.flatMap(({ notes }) => notes),
  }
}

interface DecidedColumn {
  readonly name: string
  readonly named: boolean
  readonly empty: boolean
  readonly parser?: ValueParser
  /** SQL for its values; absent: they are there already. */
  readonly value?: string
  readonly written?: WrittenColumn
  readonly notes: readonly string[]
}

/** The cells of a column as they were written. */
interface WrittenColumn {
  readonly name: string
  /** SQL for them; absent: they are there already. */
  readonly value?: string
}

/** What becomes of each column that was staged. */
async function decide(source: TextFile, staged: Staged, bench: Workbench): Promise<readonly DecidedColumn[]> {
  const { empty, seen, rowCount } = staged.counts
  const beside = writtenNames(source.columns)
  const columns = staged.plans.flatMap((plan, index) => {
    const column = source.columns[index]
    if (plan.kind === 'absent' || column === undefined) return []
    const texts = rowCount - (empty[index] ?? 0)
    return [{ ...column, plan, texts, nothings: seen[index] ?? 0, beside: beside[index] ?? '' }]
  })
  const trials = columns.flatMap(({ name, plan, texts }) => {
    if (plan.kind !== 'open') return []
    const { parsers, wanted = false } = plan
    return [{ name, source: quoteName(name), parsers, texts, wanted }]
  })
  const decisions = [...(await decideTypes(trials, staged.file, bench))]
  return mapInTurns(columns, ({ name, named, plan, texts, nothings, beside }) => {
    const decision = plan.kind === 'open' ? decisions.shift() : undefined
    const parser = plan.kind === 'value' ? plan.parser : decision?.parser
    const value = decision === undefined ? undefined : valueOf(quoteName(name), decision, nothings)
    const written =
      decision === undefined
        ? isWritten(plan)
          ? { name: beside }
          : undefined
        : writtenOf(name, beside, decision)
    return {
      name,
      named,
      empty: decision?.empty ?? texts === 0,
      ...(parser === undefined ? {} : { parser }),
      ...(value === undefined ? {} : { value }),
      ...(written === undefined ? {} : { written }),
      notes: [
        ...(decision?.notes ?? []),
        ...(parser?.note === undefined ? [] : [`Column ${name}: ${parser.note}`]),
      ],
    }
  })
}

function valueOf(column: string, { parser, plain }: Decision, nothings: number): string | undefined {
  if (parser === undefined) return nothings === 0 ? undefined : textValue(column)
  return (plain ? plainValue : looseValue)(column, parser)
}

/** Values that are written as we would write them tell everything but the words for none. */
function writtenOf(
  name: string,
  beside: string,
  { parser, plain, lost }: Decision,
): WrittenColumn | undefined {
  if (parser === undefined) return undefined
  const column = quoteName(name)
  const text = plain ? column : writtenText(column)
  if (nativeType(parser) === undefined) return { name: beside, value: text }
  return lost
    ? { name: beside, value: `CASE WHEN ${looseValue(column, parser)} IS NULL THEN ${text} END` }
    : undefined
}

function copyTyped(columns: readonly DecidedColumn[], staged: string, to: string): string {
  const list = columns
    .flatMap((column) => [column, ...(column.written === undefined ? [] : [column.written])])
    .map(({ name, value }) => (value === undefined ? quoteName(name) : `${value} AS ${quoteName(name)}`))
  return `COPY (SELECT ${list.join(', ')} FROM ${parquet(staged)}) TO ${quoteText(to)} (FORMAT parquet, COMPRESSION zstd)`
}
