import type { Block, JobRecord, Result } from '@auger/sdk'
import { first, most, shortened } from '../limits.ts'
import type { Answer, ResultShape } from './answer-shape.ts'

/** As many rows as the service tells of a result; there may be more. */
const toldRows = 1_000

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

/** The blocks of a job as one answer, bounded; what was left out is told. */
export function answerOf(job: JobRecord, session_id: string): Answer {
  const of = <Type extends Block['type']>(type: Type) =>
    job.blocks.filter((block): block is Of<Type> => block.type === type)
  const words = of('MESSAGE').filter(({ stage }) => stage === 'Respond')
  const results = job.results ?? (job.result === null ? [] : [job.result])
  const { shown, hidden } = first(results, most.furtherResults)
  const numbers = words.flatMap(numbersIn)
  const conclusion = words
    .map(({ content }) => content)
    .join('')
    .trim()
  const leftOut = [
    ...(hidden > 0 ? [`${hidden} further results; their tables have them`] : []),
    ...(numbers.length > most.numbers
      ? [`where ${numbers.length - most.numbers} more numbers come from`]
      : []),
    ...(shortened(conclusion, most.textCharacters) === conclusion ? [] : ['the end of the conclusion']),
  ]
  return {
    status: job.status ?? 'answered',
    conclusion: shortened(conclusion, most.textCharacters),
    numbers: numbers.slice(0, most.numbers),
    results: shown.map((result, index) => resultOf(result, index === 0 ? most.rows : most.furtherRows)),
    tables: unique(
      of('TABLE').map(({ content }) => content),
      ({ name }) => name,
    )
      .slice(0, most.furtherResults)
      .map(({ name, url, expires_at }) => ({ name, csv_url: url, expires_at })),
    charts: unique(
      of('IMAGE').map(({ content }) => content),
      ({ spec_url }) => new URL(spec_url).pathname,
    )
      .slice(0, most.furtherResults)
      .map(({ name, url, spec_url, expires_at }) => ({
        title: name,
        png_url: url,
        spec_url,
        expires_at,
        attached: false,
      })),
    sql: of('CODE')
      .slice(0, most.furtherResults)
      .map(({ content }) => shortened(content.replace(/^```\w*\n|\n```$/g, ''), most.textCharacters)),
    sources: of('SOURCES')
      .flatMap(({ content }) => content)
      .slice(0, most.sources)
      .map(({ source, datasource_id, page_no, content }) => ({
        source,
        datasource_id,
        ...(page_no === undefined ? {} : { page: page_no }),
        ...(content === undefined ? {} : { passage: shortened(content, most.passageCharacters) }),
      })),
    assumptions: job.assumptions,
    refusal: job.refusal,
    next_questions: of('QUESTIONS').flatMap(({ content }) => content),
    left_out: leftOut,
    job_id: job.job_id,
    session_id,
  }
}

/** Bindings count code points. */
function numbersIn({ content, bindings = [] }: Of<'MESSAGE'>): Answer['numbers'] {
  const characters = [...content]
  return bindings.map(({ start, end, table, row, column, expression }) => ({
    text: characters.slice(start, end).join(''),
    ...(table === undefined ? {} : { table }),
    ...(row === undefined ? {} : { row }),
    ...(column === undefined ? {} : { column }),
    ...(expression === undefined ? {} : { expression }),
  }))
}

function resultOf(result: Result & { readonly title?: string }, mostRows: number): ResultShape {
  const columns = first(result.columns, most.resultColumns)
  const rows = first(result.rows, mostRows)
  return {
    ...(result.title === undefined ? {} : { title: result.title }),
    columns: columns.shown.map(({ name, type, unit }) => ({
      name,
      type,
      ...(unit === undefined ? {} : { unit }),
    })),
    rows: rows.shown.map((row) =>
      row
        .slice(0, most.resultColumns)
        .map((cell) => (typeof cell === 'string' ? shortened(cell, most.cellCharacters) : cell)),
    ),
    rows_left_out: rows.hidden,
    columns_left_out: columns.hidden,
  }
}

export const mayHaveMore = (result: ResultShape): boolean =>
  result.rows.length + result.rows_left_out >= toldRows

function unique<Item>(items: readonly Item[], by: (item: Item) => string): readonly Item[] {
  return [...new Map(items.map((item) => [by(item), item])).values()]
}
