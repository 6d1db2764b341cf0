import type { Language } from '@auger/contract'
import { fold, type Table } from '../../domain/table.ts'
import type { AnalystQuestion, EarlierJob } from '../../ports/analyst.ts'
import type { Frame } from '../frame/frame.ts'
import { lexiconsFor } from '../lexicon/lexicons-for.ts'
import { loadConcepts } from '../lexicon/load.ts'
import { columnsAbout, linkQuestion, tablesAbout, unitOf } from '../link/index.ts'
import { isOfTasks } from '../link/of-tasks.ts'
import { smallColumn, smallTable } from '../link/small-question.contract.ts'
import { tokenize } from '../tokenizer/tokenize.ts'
import { candidatesFor, type Candidate, type Scene } from './index.ts'

const written = (...values: readonly string[]) => ({
  frequent: values.map((value) => ({ value, count: 1 })),
  distinct: values.length,
})

/** Four towers: each has a row. */
export const towers: Table = smallTable(
  'towers',
  [
    smallColumn('tower', { nature: 'name', ...written('Bell', 'Mill', 'Gate', 'Well') }),
    smallColumn('county', { nature: 'category', ...written('Kent', 'Essex') }),
    smallColumn('height', { nature: 'text', ...written('31 m', '9.5 m', '120 m', '44 m') }),
    smallColumn('floor', { nature: 'category', ...written('1st', '2nd', '6th') }),
    smallColumn('year', { type: 'integer', nature: 'time', distinct: 4, minimum: 1850, maximum: 1912 }),
    smallColumn('visitors', { type: 'integer', nature: 'amount', distinct: 4, minimum: 10, maximum: 900 }),
  ],
  { rowCount: 4 },
)

/** The values that questions name. */
const values = [
  ...['Bell', 'Mill', 'Gate', 'Well'].map((value) => ['tower', value] as const),
  ...['Kent', 'Essex'].map((value) => ['county', value] as const),
].map(([column, value]) => ({ tableId: 'towers', column, value, folded: fold(value) }))

/** What a question about the towers may mean. */
export const candidatesAbout = (text: string, language: Language = 'EN'): Promise<readonly Candidate[]> =>
  candidatesOver(text, {
    tables: [towers],
    relations: [],
    values: values.filter(({ folded }) => fold(text).includes(folded)),
    language,
  })

/** What a question about some tables may mean; an English one where no language is said. */
export async function candidatesOver(
  text: string,
  over: Pick<AnalystQuestion, 'tables' | 'relations' | 'values'> & { readonly language?: Language },
  before: readonly EarlierJob[] = [],
): Promise<readonly Candidate[]> {
  const asked: AnalystQuestion = { text, language: 'EN', mode: 'AUTO', today: '2024-05-15', ...over }
  const [lexicons, concepts] = await Promise.all([lexiconsFor(asked), loadConcepts()])
  const [own] = lexicons
  const english = lexicons.find(({ language }) => language === 'EN') ?? own
  const tokens = tokenize(text, own, english, own.cuts)
  const question = { tokens, text, asked, lexicons, concepts }
  const scene: Scene = {
    asked,
    tokens,
    links: linkQuestion(question).filter((link) => !isOfTasks(link)),
    traits: own.traits,
    columnsAbout: (about) => columnsAbout(question, about),
    tablesAbout: (about) => tablesAbout(question, about),
    unitOf: (column) => unitOf(question, column),
  }
  return [...candidatesFor(scene, before)]
}

/** The frames alone. */
export const framesAbout = async (text: string, language: Language = 'EN'): Promise<readonly Frame[]> =>
  (await candidatesAbout(text, language)).map(({ frame }) => frame)

export const framesOver = async (tables: readonly Table[], text: string): Promise<readonly Frame[]> =>
  (await candidatesOver(text, { tables, relations: [], values: [] })).map(({ frame }) => frame)
