import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell, JobRecord, Language } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { csvTable } from './csv-table.ts'
import { addSource, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

/** What pandas finds, as test/fixtures/quality/quality.py writes it. */
interface Expected {
  readonly missing: number
  readonly missingByColumn: readonly number[]
  readonly duplicates: number
  readonly outliers: number
  readonly spellings: number
  readonly variants: { readonly city: readonly Row[]; readonly product: readonly Row[] }
  readonly spelledRows: readonly string[]
  readonly dates: number
  readonly datedRows: readonly string[]
  readonly constant: readonly Row[]
  readonly totals: number
  readonly cleaned: { readonly duplicates: number; readonly rows: readonly Row[] }
}
type Row = readonly Cell[]

const service = useService()
let client: Client
let expected: Expected
const datasets = { deliveries: '', cafe: '' }
beforeAll(async () => {
  client = clientOf(service(), newUser())
  expected = JSON.parse(await readFile(fixture('quality/quality.json'), 'utf8')) as Expected
  const cafe = new URL('../../packages/server/samples/cafe-sales.csv', import.meta.url)
  for (const [name, text] of [
    ['deliveries', await readFile(fixture('quality/deliveries.csv'), 'utf8')],
    ['cafe', await readFile(cafe, 'utf8')],
  ] as const) {
    datasets[name] = (await client.datasets.create({ name })).id
    await addSource(client, datasets[name], `${name}.csv`, text)
  }
})

async function ask(question: string, of: keyof typeof datasets = 'deliveries'): Promise<JobRecord> {
  const { id: session_id } = await client.sessions.create()
  const job = await client.jobs.ask({ session_id, dataset_id: datasets[of], question })
  expect(job.status, question).toBe('answered')
  return job
}

const results = ({ result, results: all }: JobRecord) =>
  all ?? (result === null || result === undefined ? [] : [{ title: '', ...result }])

const wordsOf = ({ blocks }: JobRecord): string =>
  blocks.flatMap((block) => (block.type === 'MESSAGE' ? [block.content] : [])).join('\n')

/** The figures that are one cell, in their order. */
const figuresOf = (job: JobRecord): readonly Cell[] =>
  results(job).flatMap(({ columns, rows }) =>
    columns.length === 1 && rows.length === 1 ? (rows[0] ?? []) : [],
  )

const firsts = (rows: readonly Row[]): Row => rows.map(([first]) => first ?? null)

type Asked = readonly (readonly [Language, string])[]

const overviews: Asked = [
  ['EN', 'any problems with this data?'],
  ['EN', 'data quality issues?'],
  ['EN', 'is the data clean?'],
  ['DE', 'Gibt es Probleme mit den Daten?'],
  ['DE', 'Sind die Daten sauber?'],
  ['ES', '¿Hay problemas con los datos?'],
  ['FR', 'Y a-t-il des problèmes avec les données ?'],
  ['IT', 'Ci sono problemi con i dati?'],
  ['PT', 'Há problemas com os dados?'],
  ['PL', 'Czy są problemy z danymi?'],
  ['TR', 'Verilerde sorun var mı?'],
  ['RU', 'Есть ли проблемы с данными?'],
  ['ID', 'Apakah ada masalah dengan data?'],
  ['VI', 'Dữ liệu có vấn đề không?'],
  ['AR', 'هل هناك مشاكل في البيانات؟'],
  ['HI', 'क्या डेटा में समस्या है?'],
  ['JA', 'このデータに問題はありますか？'],
  ['KO', '데이터에 문제가 있나요?'],
  ['ZH-CN', '数据有没有问题？'],
  ['ZH-TW', '資料有沒有問題？'],
]

describe('what is wrong with a table', () => {
  it.each(waysOf(overviews))('[A-15] is told as a whole, in %s: %s', async (_, question) => {
    const { missing, duplicates, spellings, dates, outliers, constant, totals } = expected
    const told = [missing, duplicates, spellings, dates, outliers, constant.length, totals]
    expect(figuresOf(await ask(question))).toEqual(told)
  })

  it('[A-15] has the rows of each fault as a table', async () => {
    const job = await ask('any problems with this data?')
    const tables = results(job).map(({ rows }) => rows)
    expect(tables).toContainEqual(expected.variants.city)
    expect(tables).toContainEqual(expected.variants.product)
    expect(tables).toContainEqual(expected.constant)
    expect(tables.map(firsts)).toContainEqual(expected.spelledRows)
    expect(tables.map(firsts)).toContainEqual(expected.datedRows)
    expect(tables.map(firsts)).toContainEqual(Array(expected.totals).fill('Subtotal'))
    const words = wordsOf(job)
    expect(words).toContain('“Berln” → “Berlin” (1)')
    expect(words).toContain('ordered is after delivered')
    expect(words).not.toContain('Rows in the table')
    expect(words).not.toContain('usual spelling')
    expect(words).not.toContain('where not')
  })

  it('[A-15] counts none of what there is not, and is replayed to the same results', async () => {
    const job = await ask('any problems with this data?', 'cafe')
    // pandas: nothing is missing, repeated or misspelled, no column is constant, and six revenues lie far above the rest.
    expect(figuresOf(job)).toEqual([0, 0, 0, 0, 6, 0, 0])
    expect((await client.jobs.replay(job.job_id)).same).toBe(true)
  })
})

const spelled: Asked = [
  ['EN', 'Are there inconsistent spellings?'],
  ['EN', 'any typos?'],
  ['DE', 'Gibt es uneinheitliche Schreibweisen?'],
  ['ES', '¿Hay grafías inconsistentes?'],
  ['FR', "Y a-t-il des fautes d'orthographe ?"],
  ['IT', 'Ci sono errori di battitura?'],
  ['PT', 'Há erros de digitação?'],
  ['PL', 'Czy są literówki?'],
  ['TR', 'Yazım hataları var mı?'],
  ['RU', 'Есть ли опечатки?'],
  ['ID', 'Apakah ada salah ketik?'],
  ['VI', 'Có lỗi chính tả không?'],
  ['AR', 'هل هناك أخطاء إملائية؟'],
  ['HI', 'क्या वर्तनी की गलतियां हैं?'],
  ['JA', '表記ゆれはありますか？'],
  ['KO', '오타가 있나요?'],
  ['ZH-CN', '有没有写法不一致？'],
  ['ZH-TW', '有沒有寫法不一致？'],
]

const dated: Asked = [
  ['EN', 'Are there any impossible dates?'],
  ['DE', 'Gibt es unmögliche Datumsangaben?'],
  ['ES', '¿Hay fechas imposibles?'],
  ['FR', 'Y a-t-il des dates impossibles ?'],
  ['IT', 'Ci sono date impossibili?'],
  ['PT', 'Há datas impossíveis?'],
  ['PL', 'Czy są niemożliwe daty?'],
  ['TR', 'Geçersiz tarihler var mı?'],
  ['RU', 'Есть ли невозможные даты?'],
  ['ID', 'Apakah ada tanggal yang tidak mungkin?'],
  ['VI', 'Có ngày không hợp lệ không?'],
  ['AR', 'هل هناك تواريخ مستحيلة؟'],
  ['HI', 'क्या असंभव तारीखें हैं?'],
  ['JA', 'ありえない日付はありますか？'],
  ['KO', '불가능한 날짜가 있나요?'],
  ['ZH-CN', '有不可能的日期吗？'],
  ['ZH-TW', '有不可能的日期嗎？'],
]

const unchanging: Asked = [
  ['EN', 'Any constant columns?'],
  ['DE', 'Gibt es konstante Spalten?'],
  ['ES', '¿Hay columnas constantes?'],
  ['FR', 'Y a-t-il des colonnes constantes ?'],
  ['IT', 'Ci sono colonne costanti?'],
  ['PT', 'Há colunas constantes?'],
  ['PL', 'Czy są stałe kolumny?'],
  ['TR', 'Sabit sütunlar var mı?'],
  ['RU', 'Есть ли постоянные столбцы?'],
  ['ID', 'Apakah ada kolom konstan?'],
  ['VI', 'Có cột không đổi không?'],
  ['AR', 'هل هناك أعمدة ثابتة؟'],
  ['HI', 'क्या स्थिर कॉलम हैं?'],
  ['JA', '定数列はありますか？'],
  ['ZH-CN', '有常量列吗？'],
  ['ZH-TW', '有常數欄位嗎？'],
]

const totalled: Asked = [
  ['EN', 'Are there any subtotal rows?'],
  ['DE', 'Gibt es Summenzeilen?'],
  ['ES', '¿Hay filas de totales?'],
  ['FR', 'Y a-t-il des lignes de total ?'],
  ['JA', '合計行はありますか？'],
  ['ZH-CN', '有合计行吗？'],
]

describe('one kind of fault', () => {
  it.each(waysOf(spelled))(
    '[A-15] spellings: what is written for what, and the rows, in %s: %s',
    async (_, question) => {
      const [count, city, product, rows] = results(await ask(question))
      expect(count?.answer).toEqual([[expected.spellings]])
      expect(city?.rows).toEqual(expected.variants.city)
      expect(product?.rows).toEqual(expected.variants.product)
      expect(firsts(rows?.rows ?? [])).toEqual(expected.spelledRows)
    },
  )

  it.each(waysOf(dated))('[A-15] dates that cannot be, with their rows, in %s: %s', async (_, question) => {
    const [count, rows, ...others] = results(await ask(question))
    expect(count?.answer).toEqual([[expected.dates]])
    expect(firsts(rows?.rows ?? [])).toEqual(expected.datedRows)
    expect(others).toEqual([])
  })

  it.each(waysOf(unchanging))('[A-15] columns with one value, in %s: %s', async (_, question) => {
    const [count, columns] = results(await ask(question))
    expect(count?.answer).toEqual([[expected.constant.length]])
    expect(columns?.rows).toEqual(expected.constant)
  })

  it.each(totalled)('[A-15] totals among the rows, in %s: %s', async (_, question) => {
    const [count, rows] = results(await ask(question))
    expect(count?.answer).toEqual([[expected.totals]])
    expect(rows?.rows).toHaveLength(expected.totals)
  })

  it('[A-15] is looked for in the columns that are named', async () => {
    const [count, city, rows] = results(await ask('Are there inconsistent spellings in city?'))
    expect(count?.answer).toEqual([[expected.variants.city.length]])
    expect(city?.rows).toEqual(expected.variants.city)
    expect(rows?.rows).toHaveLength(expected.variants.city.length)
  })

  it('[A-15] counts rows that add up others, though a question for total rows counts rows', async () => {
    expect((await ask('Are there any subtotal rows?', 'cafe')).result?.answer).toEqual([[0]])
    expect((await ask('How many total rows are there?', 'cafe')).result?.answer).toEqual([[400]])
  })
})

const cleaned: Asked = [
  ['EN', 'Clean this up'],
  ['EN', 'Please clean the data'],
  ['DE', 'Bereinige die Daten'],
  ['ES', 'Limpia los datos'],
  ['FR', 'Nettoie les données'],
  ['IT', 'Pulisci i dati'],
  ['PT', 'Limpe os dados'],
  ['PL', 'Wyczyść dane'],
  ['TR', 'Verileri temizle'],
  ['RU', 'Очисти данные'],
  ['ID', 'Bersihkan data ini'],
  ['VI', 'Làm sạch dữ liệu'],
  ['AR', 'نظف البيانات'],
  ['HI', 'डेटा साफ करें'],
  ['JA', 'データをきれいにしてください'],
  ['KO', '데이터를 정제해줘'],
  ['ZH-CN', '清理一下数据'],
  ['ZH-TW', '清理一下資料'],
]

describe('a table that is cleaned', () => {
  it.each(waysOf(cleaned))('[A-16] comes with what would be changed, in %s: %s', async (_, question) => {
    const job = await ask(question)
    expect(figuresOf(job)).toEqual([expected.spellings, expected.totals, expected.cleaned.duplicates])
    expect(results(job).at(-1)?.rows).toEqual(expected.cleaned.rows)
  })

  it('[A-16] is a file, says how many rows are left, and leaves its source as it is', async () => {
    const job = await ask('Clean this up')
    const files = job.blocks.flatMap((block) => (block.type === 'TABLE' ? [block.content] : []))
    const text = await (await fetch(files.at(-1)?.url ?? '')).text()
    const { columns, rows } = csvTable(text)
    expect(columns).toEqual(['delivery', 'ordered', 'delivered', 'city', 'product', 'currency', 'amount'])
    expect(firsts(rows)).toEqual(firsts(expected.cleaned.rows))
    expect(wordsOf(job)).toContain(
      `The cleaned table has **${expected.cleaned.rows.length}** of 65 rows; the source stays as it is.`,
    )
    const [count] = results(await ask('Are there inconsistent spellings?'))
    expect(count?.answer).toEqual([[expected.spellings]])
  })

  it('[A-16] is replayed to the same rows', async () => {
    const { job_id } = await ask('Clean this up')
    expect((await client.jobs.replay(job_id)).same).toBe(true)
  })
})
