import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell, JobRecord, Language } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { addSource, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

/** What pandas makes of the table, as test/fixtures/tasks/rides.py writes it. */
interface Expected {
  readonly size: readonly number[]
  readonly fares: readonly number[]
  readonly repeated: number
  readonly repeatedExpenses: number
  readonly outliers: readonly string[]
  readonly first: readonly string[]
  readonly missingRating: number
  readonly quartiles: readonly number[]
}
type Asked = readonly (readonly [Language, string])[]

const service = useService()
let client: Client
let expected: Expected
let dataset = ''
let expenses = ''
beforeAll(async () => {
  client = clientOf(service(), newUser())
  expected = JSON.parse(await readFile(fixture('tasks/rides.json'), 'utf8')) as Expected
  dataset = (await client.datasets.create({ name: 'rides' })).id
  await addSource(client, dataset, 'rides.csv', await readFile(fixture('tasks/rides.csv'), 'utf8'))
  expenses = (await client.datasets.create({ name: 'expenses' })).id
  await addSource(client, expenses, 'expenses.csv', await readFile(fixture('tasks/expenses.csv'), 'utf8'))
})

async function ask(question: string, of = dataset): Promise<JobRecord> {
  const { id: session_id } = await client.sessions.create()
  return client.jobs.ask({ session_id, dataset_id: of, question })
}

const results = ({ result, results: all }: JobRecord) =>
  all ?? (result === null || result === undefined ? [] : [{ title: '', ...result }])

const firstRow = (job: JobRecord): readonly Cell[] => results(job)[0]?.rows[0] ?? []

const overviews: Asked = [
  ['EN', 'give me a quick summary of this file'],
  ['EN', 'describe the business in a few sentences for my board'],
  ['EN', 'top 5 insights for management'],
  ['EN', 'what can I find out from this file?'],
  ['DE', 'Fasse die Daten für meinen Chef in drei Sätzen zusammen'],
  ['FR', 'Fais-moi un résumé rapide de ce fichier pour mon patron'],
  ['ES', 'Dame un resumen breve de los datos para la dirección'],
  ['RU', 'Сделай краткий обзор этих данных для руководства'],
  ['TR', 'Bu dosyanın kısa bir özetini ver'],
  ['JA', '経営陣向けにこのデータを簡単に要約してください'],
  ['ZH-CN', '请给老板简要总结一下这个文件'],
]

describe('a whole task among other words', () => {
  it.each(waysOf(overviews))('[A-29] is an overview of all rows, in %s: %s', async (_, question) => {
    const job = await ask(question)
    expect(job.status, question).toBe('answered')
    expect(firstRow(job)).toEqual(expect.arrayContaining([expected.size[0], expected.fares[0]]))
  })

  it.each([
    ['EN', 'give me a summary of the weather'],
    ['EN', 'give me a quick summary of the rides in Paris'],
    ['DE', 'Gib mir einen kurzen Überblick über das Wetter'],
  ] as Asked)('[A-29] is none where a word is not known, in %s: %s', async (_, question) => {
    expect((await ask(question)).status).not.toBe('answered')
  })

  it.each([
    ['EN', 'summarise the fares: average, median, lowest, highest'],
    ['DE', 'Zusammenfassung von fare: Durchschnitt, Median, Minimum, Maximum'],
  ] as Asked)('[A-29] is what is named of a column, in %s: %s', async (_, question) => {
    expect(firstRow(await ask(question))).toEqual(expected.fares)
  })

  it.each(
    waysOf([
      ['EN', 'how many rows and columns'],
      ['DE', 'Wie viele Zeilen und Spalten hat die Tabelle?'],
      ['FR', 'Combien de lignes et de colonnes ?'],
      ['RU', 'Сколько строк и столбцов?'],
      ['ZH-CN', '有多少行和列？'],
    ] as Asked),
  )('[A-29] is the size of a table, in %s: %s', async (_, question) => {
    expect(firstRow(await ask(question))).toEqual(expected.size)
  })

  it.each(
    waysOf([
      ['EN', 'first ten rows'],
      ['EN', 'show me a sample'],
      ['DE', 'Zeig mir ein paar Beispiele'],
      ['ES', 'muéstrame una muestra'],
      ['JA', 'サンプルを見せて'],
    ] as Asked),
  )('[A-29] is rows as they stand in the file, in %s: %s', async (_, question) => {
    const [shown] = results(await ask(question))
    expect(shown?.rows.map(([ride]) => ride)).toEqual(expected.first)
  })
})

describe('faults of one column', () => {
  it.each([
    ['EN', 'are there duplicate rides in the ride column?'],
    ['EN', 'any duplicate values in the ride column? how many'],
    ['DE', 'Gibt es doppelte Werte in der Spalte ride?'],
    ['FR', 'Y a-t-il des doublons dans la colonne ride ?'],
  ] as Asked)('[A-30] are what comes again in it, in %s: %s', async (_, question) => {
    expect(firstRow(await ask(question))).toEqual([expected.repeated])
  })

  it.each(
    waysOf([
      ['EN', 'any duplicate rows in the expenses? how many'],
      ['DE', 'Gibt es doppelte Zeilen in den Ausgaben?'],
      ['FR', 'Y a-t-il des lignes en double dans les dépenses ?'],
      ['ES', '¿Hay filas duplicadas en los gastos?'],
      ['JA', '支出に重複した行はありますか？'],
      ['ZH-CN', '支出里有重复的行吗？'],
    ] as Asked),
  )('[A-30] are whole rows where amounts are what rows are about, in %s: %s', async (_, question) => {
    expect(firstRow(await ask(question, expenses))).toEqual([expected.repeatedExpenses])
  })

  it.each(
    waysOf([
      ['EN', 'Are there any outliers in the fares?'],
      ['DE', 'Gibt es Ausreißer bei fare?'],
      ['FR', 'Y a-t-il des valeurs aberrantes dans fare ?'],
      ['RU', 'Есть ли выбросы в fare?'],
      ['ZH-CN', 'fare有异常值吗？'],
    ] as Asked),
  )('[A-30] are the rows far from the others, and how many, in %s: %s', async (_, question) => {
    const [count, rows] = results(await ask(question))
    expect(count?.rows).toEqual([[expected.outliers.length]])
    expect(rows?.rows.map(([ride]) => ride)).toEqual(expected.outliers)
  })

  it('[A-30] are all that is wrong with it where it is to be trusted', async () => {
    const [missing] = results(await ask('can I trust the rating column?'))
    expect(missing?.rows).toEqual([[expected.missingRating]])
  })

  it.each([
    ['EN', 'what are the quartiles of fare?'],
    ['JA', 'fareの四分位数は？'],
    ['ZH-CN', 'fare的四分位数是多少？'],
  ] as Asked)('[A-30] and its quartiles are three, in %s: %s', async (_, question) => {
    expect(firstRow(await ask(question))).toEqual(expected.quartiles)
  })
})
