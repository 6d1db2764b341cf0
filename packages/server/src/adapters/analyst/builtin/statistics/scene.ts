import type { LexiconEntry, Table } from '../../../../domain/table.ts'
import { noDetails, type Column } from '../../../../domain/table.ts'
import { statisticsWords, type StatisticsWords } from '../../../../locales/index.ts'
import type { AnalystQuestion } from '../../../../ports/analyst.ts'
import { columnMentions, type ColumnMention } from './column-mentions.ts'
import { newColumnIn, type NewColumn } from './formula-in.ts'
import { alsoMentioned, spokenMentions } from './spoken-mentions.ts'
import { parseTemplate, type ParsedTemplate } from './template.ts'
import { termsIn, type TermMention } from './terms-in.ts'

/** A statistical question over one table, and all that was seen in it. */
export interface Scene {
  readonly table: Table
  readonly words: StatisticsWords
  readonly values: readonly LexiconEntry[]
  /** Its first line. */
  readonly question: string
  /** All that comes before the template. */
  readonly prose: string
  readonly template: ParsedTemplate | undefined
  readonly terms: readonly TermMention[]
  readonly questionTerms: readonly TermMention[]
  readonly mentions: readonly ColumnMention[]
  readonly made: NewColumn | undefined
}

export function sceneOf(asked: AnalystQuestion): Scene | undefined {
  const template = parseTemplate(asked.text)
  const prose = (template?.prose ?? asked.text).replaceAll(String.raw`\n`, '\n').trim()
  const question = prose.split('\n')[0] ?? prose
  const words = statisticsWords(asked.language)
  const table = tableFor(asked.tables, prose)
  if (table === undefined) return undefined
  const made = newColumnIn(prose, table)
  const wider = made === undefined ? table : { ...table, columns: [...table.columns, madeColumn(made)] }
  return {
    table: wider,
    words,
    values: asked.values.filter(({ tableId }) => tableId === table.id),
    question,
    prose,
    template,
    terms: termsIn(prose, words),
    questionTerms: termsIn(question, words),
    mentions:
      template === undefined && words !== statisticsWords('EN')
        ? alsoMentioned(columnMentions(prose, wider), spokenMentions({ ...asked, text: prose }, wider))
        : columnMentions(prose, wider),
    made,
  }
}

const madeColumn = ({ name, formula }: NewColumn): Column => ({
  name,
  type: formula.kind === 'bins' ? 'text' : 'number',
  role: 'measure',
  missing: 0,
  distinct: 0,
  minimum: null,
  maximum: null,
  frequent: [],
  ...noDetails,
})

/** The table whose columns the text names most surely. */
function tableFor(tables: readonly Table[], prose: string): Table | undefined {
  const [first, ...others] = tables
  if (first === undefined || others.length === 0) return first
  const named = (table: Table): number =>
    columnMentions(prose, table).reduce((sum, { strength }) => sum + strength, 0)
  return tables.reduce((best, table) => (named(table) > named(best) ? table : best), first)
}

/** Where a sentence begins and ends around a place. */
export function sentenceAround(text: string, at: number): { readonly start: number; readonly end: number } {
  const before = [...text.slice(0, at).matchAll(/[.?!;](?=\s)|\n/g)].at(-1)
  const after = /[.?!;](?=\s|$)|\n/.exec(text.slice(at))
  return {
    start: before === undefined ? 0 : before.index + 1,
    end: after === null ? text.length : at + after.index,
  }
}
