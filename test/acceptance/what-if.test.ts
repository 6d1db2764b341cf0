import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord, Language } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { addSource } from './dataset-of.ts'
import expected from './fixtures/bike-orders.json' with { type: 'json' }
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

let client: Client
const datasets = { orders: '', priced: '', revenue: '' }
beforeAll(async () => {
  client = clientOf(service(), newUser())
  const orders = await readFile(new URL('fixtures/bike-orders.csv', import.meta.url), 'utf8')
  for (const [name, columns] of [
    ['orders', undefined],
    ['priced', ['order', 'region', 'units', 'price']],
    ['revenue', ['order', 'region', 'revenue']],
  ] as const) {
    datasets[name] = (await client.datasets.create({ name })).id
    await addSource(client, datasets[name], `${name}.csv`, withColumns(orders, columns))
  }
})

/** The same rows with some of their columns; no cell of the file holds a comma. */
function withColumns(text: string, columns: readonly string[] | undefined): string {
  if (columns === undefined) return text
  const [header = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  const places = columns.map((name) => header.indexOf(name))
  return [header, ...rows].map((row) => places.map((place) => row[place]).join(',')).join('\n')
}

async function ask(question: string, of: keyof typeof datasets = 'orders'): Promise<JobRecord> {
  const { id: session_id } = await client.sessions.create()
  return client.jobs.ask({ session_id, dataset_id: datasets[of], question })
}

const wordsOf = ({ blocks }: JobRecord): string =>
  blocks.flatMap((block) => (block.type === 'MESSAGE' ? [block.content] : [])).join('\n')

const near = (cells: readonly unknown[] | undefined): readonly unknown[] =>
  (cells ?? []).map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(4)) : cell))

/** As it is, as it would be, and the difference. */
const cases = {
  price: [expected.revenue, expected.whatIf.priceUp10],
  cost: [expected.profit, expected.whatIf.costDown5],
  units: [expected.revenue, expected.whatIf.unitsUp20],
} as const

const questions: readonly (readonly [Language, keyof typeof cases, string])[] = [
  ['EN', 'price', 'What if prices rise by 10 %?'],
  ['EN', 'cost', 'What would profit be if costs fell by 5 %?'],
  ['EN', 'units', 'How much revenue if we sold 20 % more units?'],
  ['EN', 'price', 'If we raised prices by 10 percent, what would revenue be?'],
  ['DE', 'price', 'Was wäre, wenn die Preise um 10 % steigen?'],
  ['DE', 'cost', 'Wie hoch wäre der Gewinn, wenn die Kosten um 5 % sinken?'],
  ['FR', 'price', 'Et si les prix augmentaient de 10 % ?'],
  ['FR', 'cost', 'Quel serait le bénéfice si les coûts baissaient de 5 % ?'],
  ['FR', 'units', "Quel serait le chiffre d'affaires si on vendait 20 % d'unités en plus ?"],
  ['ES', 'price', '¿Qué pasaría si los precios suben un 10 %?'],
  ['ES', 'cost', '¿Cuál sería el beneficio si los costes bajan un 5 %?'],
  ['IT', 'price', 'E se i prezzi aumentassero del 10 %?'],
  ['IT', 'cost', 'Quale sarebbe il profitto se i costi scendessero del 5 %?'],
  ['PT', 'price', 'E se os preços subirem 10 %?'],
  ['PT', 'cost', 'Qual seria o lucro se os custos caíssem 5 %?'],
  ['PL', 'price', 'Co jeśli ceny wzrosną o 10 %?'],
  ['PL', 'cost', 'Jaki byłby zysk, gdyby koszty spadły o 5 %?'],
  ['TR', 'price', 'Fiyatlar %10 artarsa ne olur?'],
  ['TR', 'cost', 'Maliyetler yüzde 5 düşerse kâr ne olur?'],
  ['RU', 'price', 'Что если цены вырастут на 10 %?'],
  ['RU', 'cost', 'Какой была бы прибыль, если расходы снизятся на 5 %?'],
  ['ID', 'price', 'Bagaimana jika harga naik 10 %?'],
  ['VI', 'price', 'Nếu giá tăng 10 % thì sao?'],
  ['AR', 'price', 'ماذا لو ارتفعت الأسعار بنسبة 10 %؟'],
  ['HI', 'price', 'अगर कीमतें 10 % बढ़ें तो क्या होगा?'],
  ['JA', 'price', '価格が10%上がったらどうなりますか？'],
  ['JA', 'cost', 'コストが5%下がったら利益はいくらになりますか？'],
  ['KO', 'price', '가격이 10% 오르면 어떻게 되나요?'],
  ['KO', 'cost', '비용이 5% 감소하면 이익은 얼마인가요?'],
  ['ZH-CN', 'price', '如果价格上涨10%会怎样？'],
  ['ZH-CN', 'cost', '如果成本下降5%，利润是多少？'],
  ['ZH-TW', 'price', '如果價格上漲10%會怎樣？'],
]

describe('what would be', () => {
  it.each(waysOf(questions))(
    '[A-19] is told with what is and the difference, in %s: %s %s',
    async (_, of, question) => {
      const job = await ask(question)
      expect(job.status, wordsOf(job)).toBe('assumed')
      const [is, would] = cases[of]
      expect(near(job.result?.rows[0])).toEqual(near([is, would, would - is]))
      expect(near(job.result?.answer[0])).toEqual(near([would]))
      expect(job.assumptions).toHaveLength(1)
    },
  )

  it('[A-19] says its formula and what stays as it is', async () => {
    expect(wordsOf(await ask('What if prices rise by 10 %?'))).toContain(
      'This is total revenue × 1.1, with units unchanged.',
    )
    expect(wordsOf(await ask('What would profit be if costs fell by 5 %?'))).toContain(
      'This is total profit + total cost × 0.05, with revenue unchanged.',
    )
  })

  it('[A-19] is of the rows that are named, and of each group', async () => {
    const north = await ask('What if prices rise by 10 % in the North?')
    const { revenueNorth, priceUp10North } = expected.whatIf
    expect(near(north.result?.rows[0]?.slice(0, 2))).toEqual([revenueNorth, priceUp10North])
    const { result } = await ask('What happens to revenue if units are reduced by 8 % by region?')
    const would = (result?.rows ?? []).reduce((sum, row) => sum + Number(row[2]), 0)
    expect(result?.rows).toHaveLength(4)
    expect(would).toBeCloseTo(expected.whatIf.unitsDown8, 4)
  })

  it('[A-19] is price times quantity where there is no revenue, and revenue where there is no price', async () => {
    const priced = await ask('What if prices rise by 10 %?', 'priced')
    expect(near(priced.result?.rows[0]?.slice(0, 2))).toEqual(near(cases.price))
    expect(wordsOf(priced)).toContain('This is total price × units × 1.1, with units unchanged.')
    const revenue = await ask('What if prices rise by 10 %?', 'revenue')
    expect(near(revenue.result?.rows[0]?.slice(0, 2))).toEqual(near(cases.price))
    expect(wordsOf(revenue)).toContain('This is total revenue × 1.1, with everything else unchanged.')
  })

  it.each([
    'What if half of the customers leave and prices rise by 10 %?',
    'What if ratings rise by 10 %?',
    'What would profit be if wages fell by 5 %?',
  ])('[A-19] is not guessed where no formula is known: %s', async (question) => {
    const job = await ask(question)
    expect(['not_in_data', 'clarify'], wordsOf(job)).toContain(job.status)
    expect(job.blocks.some(({ type }) => type === 'TABLE')).toBe(false)
  })
})
