import { mayHaveMore } from './answer-of.ts'
import type { Answer, ResultShape } from './answer-shape.ts'

/** An answer for whoever reads: words, table, where it comes from, what to do next. */
export function answerText(answer: Answer): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`]
  const refusal =
    answer.refusal === null
      ? []
      : [
          `Not answered: ${answer.refusal.reason}${answer.refusal.missing.length === 0 ? '' : `; nothing answers to ${answer.refusal.missing.join(', ')}`}`,
        ]
  return [
    answer.conclusion,
    ...refusal,
    ...answer.results.map(resultText),
    ...list('Assumed', answer.assumptions),
    ...list('Where the numbers come from', answer.numbers.map(numberLine)),
    ...list('Sources', answer.sources.map(sourceLine)),
    ...list(
      'Whole tables',
      answer.tables.map(({ name, csv_url }) => `${name}: ${csv_url}`),
    ),
    ...list(
      'Charts',
      answer.charts.map(
        ({ title, png_url, attached }) => `${title}${attached ? ' (attached)' : ''}: ${png_url}`,
      ),
    ),
    ...list(
      answer.status === 'clarify' ? 'It asks back; ask one of these' : 'Ask next',
      answer.next_questions,
    ),
    ...list('Not shown', answer.left_out),
    `status: ${answer.status}\nsession_id: ${answer.session_id}\njob_id: ${answer.job_id}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function resultText(result: ResultShape): string {
  if (result.columns.length === 0 || result.rows.length === 0) return ''
  const line = (cells: readonly unknown[]) =>
    `| ${cells.map((cell) => (cell === null ? '' : String(cell).replaceAll('|', '\\|').replaceAll(/\s+/g, ' '))).join(' | ')} |`
  const more = [
    result.rows_left_out > 0
      ? `${mayHaveMore(result) ? 'at least ' : ''}${result.rows_left_out} more rows`
      : '',
    result.columns_left_out > 0 ? `${result.columns_left_out} more columns` : '',
  ].filter((part) => part !== '')
  return [
    ...(result.title === undefined ? [] : [`${result.title}:`]),
    line(result.columns.map(({ name, unit }) => (unit === undefined ? name : `${name} [${unit}]`))),
    line(result.columns.map(() => '---')),
    ...result.rows.map(line),
    ...(more.length === 0 ? [] : [`… ${more.join(', ')} in the whole table`]),
  ].join('\n')
}

function numberLine({ text, table, row, column, expression }: Answer['numbers'][number]): string {
  if (expression !== undefined) return `${text}: ${expression}`
  return `${text}: ${table ?? 'the table'}, row ${row ?? '?'}, column ${column ?? '?'}`
}

function sourceLine({ source, page, passage }: Answer['sources'][number]): string {
  const place = page === undefined ? source : `${source}, page ${page}`
  return passage === undefined ? place : `${place}: “${passage}”`
}
