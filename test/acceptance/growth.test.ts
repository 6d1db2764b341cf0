import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

type Row = readonly Cell[]

/** What pandas, numpy and scipy find, as test/fixtures/growth/growth.py writes it. */
type Expected = Readonly<Record<Asked, readonly Row[]>>
type Asked =
  | 'monthOverMonth'
  | 'yearOverYear'
  | 'runningTotal'
  | 'movingAverage'
  | 'monthly'
  | 'sinceJuly'
  | 'fellMost'
  | 'firstMonths'
  | 'twoRegions'
  | 'yearAgainstYear'
  | 'fromMarchToApril'
  | 'productsAbove'
  | 'regionsBelow'
  | 'salesAboveTarget'
  | 'salesBelowTarget'
  | 'overTarget'
  | 'secondProduct'
  | 'secondRevenue'
  | 'bestTwoOfRegion'
  | 'bestMonthOfRegion'
  | 'percentile90'
  | 'quartiles'
  | 'medianOfRegions'
  | 'distribution'
  | 'difference'
  | 'outliers'
  | 'inMarch'
  | 'weekends'
  | 'fourthQuarter'
  | 'withCoupon'
  | 'withoutCoupon'
  | 'oftenSold'
  | 'yearOrLater'
  | 'unitsOrMore'

const service = useService()
let client: Client
let dataset_id: string
let expected: Expected
beforeAll(async () => {
  client = clientOf(service(), newUser())
  expected = JSON.parse(await readFile(fixture('growth/growth.json'), 'utf8')) as Expected
  dataset_id = (await datasetOf(client, 'growth/sales.csv')).id
})

async function ask(question: string): Promise<readonly Row[]> {
  const { id: session_id } = await client.sessions.create()
  const { status, result } = await client.jobs.ask({ session_id, dataset_id, question })
  // A user has fewer sessions than there are questions here.
  await client.sessions.delete(session_id)
  expect(['answered', 'assumed'], `${question}: ${status}`).toContain(status)
  return result?.answer ?? []
}

const near = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(6)) : cell)))

/** Where the order of rows is not asked for. */
const inOrder = (rows: readonly Row[]): readonly Row[] =>
  near(rows).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

/** Of rows with a name and a value. */
const values = (rows: readonly Row[]): Row => near(rows).map((row) => row.at(-1) ?? null)

describe('how a figure grows', () => {
  it.each(
    waysOf([
      ['EN', 'month over month change in revenue'],
      ['EN', 'How did revenue grow month over month?'],
      ['DE', 'Wie hat sich der Umsatz von Monat zu Monat verändert?'],
      ['PT', 'Como a receita cresceu mês a mês?'],
      ['RU', 'Как менялась выручка от месяца к месяцу?'],
      ['ZH-CN', '每月收入环比增长'],
    ] as const),
  )('[A-21] from month to month, in %s: %s', async (_, question) => {
    expect(near(await ask(question))).toEqual(near(expected.monthOverMonth))
  })

  it.each(
    waysOf([
      ['EN', 'year over year change in revenue'],
      ['DE', 'Wie hat sich der Umsatz von Jahr zu Jahr verändert?'],
      ['PT', 'Como a receita cresceu ano a ano?'],
      ['RU', 'изменение выручки по годам в процентах'],
      ['JA', '売上は前年比でどう変化しましたか？'],
      ['JA', '年ごとの売上の前年比'],
      ['ZH-CN', '每年收入同比增长'],
    ] as const),
  )('[A-21] from year to year, in %s: %s', async (_, question) => {
    expect(near(await ask(question))).toEqual(near(expected.yearOverYear))
  })

  it.each(
    waysOf([
      ['EN', 'cumulative revenue by month'],
      ['EN', 'running total of revenue by month'],
      ['EN', 'Show me the running total of revenue per month'],
      ['DE', 'kumulierter Umsatz pro Monat'],
      ['DE', 'Wie hoch ist der kumulierte Umsatz je Monat?'],
      ['ES', 'ingresos acumulados por mes'],
      ['ES', '¿Cuáles son los ingresos acumulados por mes?'],
      ['FR', "cumul du chiffre d'affaires par mois"],
      ['PT', 'receita acumulada por mês'],
      ['RU', 'накопленная выручка по месяцам'],
      ['RU', 'выручка нарастающим итогом по месяцам'],
      ['JA', '月ごとの売上の累積合計'],
    ] as const),
  )('[A-21] as a running total, in %s: %s', async (_, question) => {
    expect(near(await ask(question))).toEqual(near(expected.runningTotal))
  })

  it.each(
    waysOf([
      ['DE', 'gleitender Durchschnitt des Umsatzes pro Monat'],
      ['ES', 'media móvil de los ingresos por mes'],
      ['FR', "moyenne mobile du chiffre d'affaires par mois"],
      ['PT', 'média móvel da receita por mês'],
      ['RU', 'скользящее среднее выручки по месяцам'],
      ['JA', '月別売上の移動平均'],
      ['ZH-CN', '每月收入的移动平均'],
    ] as const),
  )('[A-21] as a moving average, of three months where no number is said, in %s: %s', async (_, question) => {
    expect(near(await ask(question))).toEqual(near(expected.movingAverage))
  })

  it.each(
    waysOf([
      ['EN', 'revenue trend'],
      ['EN', 'show the trend of revenue'],
      ['EN', 'How does revenue develop over time?'],
      ['DE', 'Wie entwickelt sich der Umsatz?'],
      ['ES', '¿Cómo evolucionan los ingresos?'],
      ['FR', "Comment évolue le chiffre d'affaires ?"],
      ['PT', 'Como evolui a receita?'],
      ['JA', '売上はどう推移していますか？'],
      ['ZH-CN', '收入的趋势如何？'],
    ] as const),
  )('[A-21] as its course by month, in %s: %s', async (_, question) => {
    expect(near(await ask(question))).toEqual(near(expected.monthly))
  })

  it.each(
    waysOf([
      ['EN', 'revenue since July 2024'],
      ['EN', 'What is the total revenue since July 2024?'],
      ['DE', 'Umsatz seit Juli 2024'],
      ['DE', 'Wie hoch ist der Umsatz seit Juli 2024?'],
      ['ES', 'ingresos desde julio de 2024'],
      ['ES', '¿Cuáles son los ingresos totales desde julio de 2024?'],
      ['FR', "chiffre d'affaires depuis juillet 2024"],
      ['FR', "Quel est le chiffre d'affaires total depuis juillet 2024 ?"],
      ['PT', 'Qual é a receita total desde julho de 2024?'],
      ['RU', 'выручка с июля 2024 года'],
      ['RU', 'Какая общая выручка с июля 2024?'],
      ['JA', '2024年7月以降の売上は？'],
      ['JA', '2024年7月からの売上合計'],
      ['ZH-CN', '2024年7月以来的收入是多少？'],
      ['ZH-CN', '自2024年7月以来的总收入'],
    ] as const),
  )('[A-21] since a month, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.sinceJuly))
  })
})

describe('what is compared', () => {
  it.each(
    waysOf([
      ['EN', 'By how much did revenue change from 2023 to 2024, in percent?'],
      ['EN', 'By how much did revenue change from 2023 to 2024?'],
      ['DE', 'Um wie viel ist der Umsatz von 2023 auf 2024 gestiegen?'],
      ['ES', '¿Cuánto aumentaron los ingresos de 2023 a 2024?'],
      ['FR', "De combien le chiffre d'affaires a-t-il augmenté de 2023 à 2024 ?"],
    ] as const),
  )('[A-22] the change from one year to another, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.yearAgainstYear))
  })

  it.each([
    ['EN', "Which region's revenue fell the most from 2023 to 2024?"],
    ['DE', 'In welcher Region ist der Umsatz von 2023 bis 2024 am meisten gefallen?'],
  ] as const)('[A-22] what fell the most from one year to another, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.fellMost))
  })

  it.each(
    waysOf([
      ['EN', 'total revenue from January to March 2024'],
      ['DE', 'Gesamtumsatz von Januar bis März 2024'],
      ['ES', 'ingresos totales de enero a marzo de 2024'],
      ['FR', "chiffre d'affaires total de janvier à mars 2024"],
      ['PT', 'receita total de janeiro a março de 2024'],
    ] as const),
  )('[A-22] a stretch of time to its end, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.firstMonths))
  })

  it.each(
    waysOf([
      ['EN', 'Compare North and South by revenue'],
      ['EN', 'revenue of North vs South'],
      ['DE', 'Vergleiche den Umsatz von North und South'],
      ['DE', 'Umsatz North gegen South'],
      ['ES', 'Compara los ingresos de North y South'],
      ['ES', 'ingresos de North frente a South'],
      ['FR', "Compare le chiffre d'affaires de North et South"],
      ['FR', "chiffre d'affaires de North contre South"],
      ['PT', 'Compare a receita de North e South'],
      ['RU', 'Сравни выручку North и South'],
      ['RU', 'выручка North против South'],
      ['JA', 'NorthとSouthの売上を比較して'],
      ['ZH-CN', '比较North和South的收入'],
      ['ZH-CN', 'North和South的收入对比'],
    ] as const),
  )('[A-22] two groups by their names, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.twoRegions))
  })

  it.each(
    waysOf([
      ['EN', 'compare revenue in 2024 against 2023'],
      ['EN', 'How does revenue in 2024 compare with 2023?'],
      ['EN', 'revenue 2024 vs 2023'],
      ['DE', 'Umsatz 2024 gegenüber 2023'],
      ['DE', 'Vergleiche den Umsatz 2024 mit 2023'],
      ['ES', 'Compara los ingresos de 2024 con los de 2023'],
      ['ES', 'ingresos de 2024 frente a 2023'],
      ['FR', "Compare le chiffre d'affaires de 2024 à celui de 2023"],
      ['FR', "chiffre d'affaires 2024 par rapport à 2023"],
      ['PT', 'Compare a receita de 2024 com a de 2023'],
      ['RU', 'Сравни выручку 2024 и 2023 года'],
      ['RU', 'выручка 2024 по сравнению с 2023'],
      ['JA', '2024年と2023年の売上を比較して'],
      ['JA', '2023年と比べて2024年の売上は？'],
      ['ZH-CN', '2024年收入与2023年相比如何？'],
    ] as const),
  )('[A-22] a year against the one before, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.yearAgainstYear))
  })

  it.each([
    ['EN', 'Compare revenue in March and April'],
    ['EN', 'How does revenue in April compare with March?'],
    ['FR', "Compare le chiffre d'affaires de mars et d'avril"],
  ] as const)('[A-22] a month of the year against another, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.fromMarchToApril))
  })

  it.each(
    waysOf([
      ['EN', 'which products have above average revenue'],
      ['EN', 'Which products are above average in revenue?'],
      ['DE', 'Welche Produkte haben überdurchschnittlichen Umsatz?'],
      ['DE', 'Welche Produkte liegen beim Umsatz über dem Durchschnitt?'],
      ['ES', '¿Qué productos están por encima del promedio en ingresos?'],
      ['FR', "Quels produits ont un chiffre d'affaires supérieur à la moyenne ?"],
      ['FR', "Quels produits sont au-dessus de la moyenne en chiffre d'affaires ?"],
      ['PT', 'Quais produtos têm receita acima da média?'],
      ['RU', 'У каких продуктов выручка выше средней?'],
      ['JA', '売上が平均を上回る商品は？'],
      ['KO', '매출이 평균보다 높은 제품은?'],
      ['ZH-CN', '哪些产品的收入高于平均水平？'],
      ['ZH-CN', '收入高于平均值的产品有哪些？'],
    ] as const),
  )('[A-22] groups above the average, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.productsAbove))
  })

  it.each(
    waysOf([
      ['EN', 'which regions are below average in revenue?'],
      ['EN', 'Which regions have below average revenue?'],
      ['DE', 'Welche Regionen haben unterdurchschnittlichen Umsatz?'],
      ['DE', 'Welche Regionen liegen beim Umsatz unter dem Durchschnitt?'],
      ['ES', '¿Qué regiones tienen ingresos por debajo de la media?'],
      ['FR', "Quelles régions ont un chiffre d'affaires inférieur à la moyenne ?"],
      ['PT', 'Quais regiões têm receita abaixo da média?'],
      ['RU', 'В каких регионах выручка ниже средней?'],
      ['ZH-CN', '哪些地区的收入低于平均水平？'],
    ] as const),
  )('[A-22] groups below the average, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.regionsBelow))
  })

  it.each(
    waysOf([
      ['EN', 'How many sales were above target?'],
      ['EN', 'in how many sales is revenue higher than target?'],
      ['DE', 'Wie viele Verkäufe lagen über dem Ziel?'],
      ['ES', '¿Cuántas ventas superaron el objetivo?'],
      ['ES', '¿Cuántas ventas tienen ingresos superiores al objetivo?'],
      ['FR', "Combien de ventes ont dépassé l'objectif ?"],
      ['PT', 'Quantas vendas ficaram acima da meta?'],
      ['RU', 'Сколько продаж с выручкой выше цели?'],
      ['ZH-CN', '有多少笔销售的收入高于目标？'],
      ['ZH-CN', '收入超过目标的销售有多少？'],
    ] as const),
  )('[A-22] rows above their target, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.salesAboveTarget))
  })

  it.each(
    waysOf([
      ['EN', 'How many sales were below target?'],
      ['DE', 'Wie viele Verkäufe lagen unter dem Ziel?'],
      ['ES', '¿Cuántas ventas quedaron por debajo del objetivo?'],
      ['FR', "Combien de ventes étaient en dessous de l'objectif ?"],
      ['RU', 'Сколько продаж ниже цели?'],
      ['ZH-CN', '有多少笔销售的收入低于目标？'],
    ] as const),
  )('[A-22] rows below their target, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.salesBelowTarget))
  })

  it.each([['EN', 'revenue minus target by region']] as const)(
    '[A-22] a figure against its target, by group, in %s: %s',
    async (_, question) => {
      expect(inOrder(await ask(question))).toEqual(inOrder(expected.overTarget))
    },
  )
})

describe('one question inside of another', () => {
  it.each(
    waysOf([
      ['EN', 'Which product has the second highest revenue?'],
      ['DE', 'Welches Produkt hat den zweithöchsten Umsatz?'],
      ['ES', '¿Qué producto es el segundo por ingresos?'],
      ['PT', 'Qual produto tem a segunda maior receita?'],
      ['RU', 'Какой продукт на втором месте по выручке?'],
      ['PT', 'Qual é o segundo produto com maior receita?'],
      ['JA', '売上が第2位の商品は？'],
      ['JA', '売上が2番目に高い商品は？'],
      ['ZH-CN', '收入第二高的产品是哪个？'],
    ] as const),
  )('[A-23] the second group, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.secondProduct))
  })

  it.each([
    ['EN', 'What is the second highest revenue?'],
    ['DE', 'Was ist der zweithöchste Umsatz?'],
  ] as const)('[A-23] the second value, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.secondRevenue))
  })

  it.each(
    waysOf([
      ['EN', 'top 2 products within each region by revenue'],
      ['DE', 'Die 2 besten Produkte je Region nach Umsatz'],
      ['DE', 'Top 2 Produkte in jeder Region nach Umsatz'],
      ['ES', 'top 2 productos en cada región por ingresos'],
      ['PT', 'os 2 melhores produtos de cada região por receita'],
      ['RU', 'топ-2 продукта в каждом регионе по выручке'],
      ['ZH-CN', '每个地区收入前2名的产品'],
    ] as const),
  )('[A-23] the best two of each group, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.bestTwoOfRegion))
  })

  it.each(
    waysOf([
      ['EN', 'what was the best month of each region by revenue?'],
      ['EN', 'the best month for each region by revenue'],
      ['DE', 'Der umsatzstärkste Monat je Region'],
      ['ES', 'el mes con más ingresos de cada región'],
      ['FR', "le mois avec le plus de chiffre d'affaires pour chaque région"],
      ['PT', 'o melhor mês para cada região por receita'],
      ['RU', 'лучший месяц для каждого региона по выручке'],
    ] as const),
  )('[A-23] the best month of each group, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.bestMonthOfRegion))
  })
})

describe('statistics in free words', () => {
  it.each(
    waysOf([
      ['EN', '90th percentile of units'],
      ['EN', 'What is the 90th percentile of units?'],
      ['DE', '90. Perzentil der units'],
      ['DE', 'Wie hoch ist das 90. Perzentil der Stückzahl?'],
      ['ES', 'percentil 90 de las unidades'],
      ['ES', '¿Cuál es el percentil 90 de las unidades?'],
      ['FR', '90e percentile des unités'],
      ['FR', 'Quel est le 90e centile des unités ?'],
      ['PT', 'Qual é o percentil 90 das unidades?'],
      ['RU', '90-й перцентиль units'],
      ['JA', 'unitsの90パーセンタイルは？'],
      ['JA', '数量の90パーセンタイルは？'],
      ['ZH-CN', 'units的第90百分位数是多少？'],
      ['ZH-CN', '数量的90分位数是多少？'],
    ] as const),
  )('[A-24] a percentile, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.percentile90))
  })

  it.each(
    waysOf([
      ['EN', 'quartiles of units'],
      ['EN', 'What are the quartiles of units?'],
      ['DE', 'Quartile der Stückzahl'],
      ['DE', 'Was sind die Quartile von units?'],
      ['ES', 'cuartiles de las unidades'],
      ['FR', 'quartiles des unités'],
      ['PT', 'quartis das unidades'],
      ['RU', 'квартили units'],
    ] as const),
  )('[A-24] quartiles, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.quartiles))
  })

  it.each(
    waysOf([
      ['EN', 'median revenue by region'],
      ['DE', 'Median des Umsatzes je Region'],
      ['ES', 'mediana de los ingresos por región'],
      ['FR', "médiane du chiffre d'affaires par région"],
      ['JA', '地域別の売上の中央値'],
      ['ZH-CN', '各地区收入的中位数'],
    ] as const),
  )('[A-24] a median of each group, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.medianOfRegions))
  })

  it.each(
    waysOf([
      ['EN', 'distribution of units'],
      ['EN', 'How are units distributed?'],
      ['DE', 'Wie sind die units verteilt?'],
      ['DE', 'Verteilung der Stückzahl'],
      ['ES', 'distribución de las unidades'],
      ['FR', 'distribution des unités'],
      ['FR', 'Comment les unités sont-elles réparties ?'],
      ['PT', 'distribuição das unidades'],
      ['RU', 'распределение units'],
      ['JA', 'unitsの分布は？'],
      ['JA', '数量の分布を見せて'],
      ['ZH-CN', 'units的分布情况'],
      ['ZH-CN', '数量的分布如何？'],
    ] as const),
  )('[A-24] how a column lies, in %s: %s', async (_, question) => {
    expect(values(await ask(question))).toEqual(near(expected.distribution)[0])
  })

  it.each(
    waysOf([
      ['EN', 'is revenue different between North and South, significantly?'],
      ['EN', 'Is the difference in revenue between North and South significant?'],
      ['DE', 'Ist der Unterschied im Umsatz zwischen North und South signifikant?'],
      ['DE', 'Unterscheidet sich der Umsatz zwischen North und South signifikant?'],
      ['ES', '¿Es significativa la diferencia de ingresos entre North y South?'],
      ['FR', "La différence de chiffre d'affaires entre North et South est-elle significative ?"],
      ['PT', 'A diferença de receita entre North e South é significativa?'],
      ['RU', 'Значима ли разница в выручке между North и South?'],
    ] as const),
  )('[A-24] whether chance explains a difference, in %s: %s', async (_, question) => {
    const [statistic, probability] = values(await ask(question))
    // Which of the two is taken from the other is not asked.
    expect([Math.abs(Number(statistic)), probability]).toEqual(near(expected.difference)[0])
  })

  it.each(
    waysOf([
      ['EN', 'how many outliers are there in units?'],
      ['DE', 'Wie viele Ausreißer gibt es in units?'],
      ['ES', '¿Cuántos valores atípicos hay en las unidades?'],
      ['FR', 'Combien de valeurs aberrantes dans les unités ?'],
      ['PT', 'Quantos outliers há nas unidades?'],
      ['RU', 'Сколько выбросов в units?'],
      ['JA', 'unitsの外れ値はいくつありますか？'],
      ['ZH-CN', 'units有多少个异常值？'],
    ] as const),
  )('[A-24] how many lie far off, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.outliers))
  })
})

describe('which rows are meant', () => {
  it.each(
    waysOf([
      ['EN', 'revenue in March'],
      ['EN', 'What was the total revenue in March?'],
      ['DE', 'Umsatz im März'],
      ['ES', '¿Cuáles fueron los ingresos totales en marzo?'],
      ['FR', "Quel était le chiffre d'affaires total en mars ?"],
      ['RU', 'Какая общая выручка в марте?'],
      ['JA', '3月の売上合計は？'],
      ['ZH-CN', '三月份的总收入是多少？'],
    ] as const),
  )('[A-25] those of a month of the year, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.inMarch))
  })

  it.each(
    waysOf([
      ['EN', 'how many sales on weekends?'],
      ['DE', 'Wie viele Verkäufe gab es am Wochenende?'],
      ['ES', '¿Cuántas ventas hubo en fin de semana?'],
      ['FR', 'Combien de ventes ont eu lieu le week-end ?'],
      ['PT', 'Quantas vendas houve no fim de semana?'],
      ['RU', 'Сколько продаж было в выходные?'],
      ['JA', '週末の販売は何件ですか？'],
      ['ZH-CN', '周末有多少笔销售？'],
    ] as const),
  )('[A-25] those of weekends, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.weekends))
  })

  it.each(
    waysOf([
      ['EN', 'revenue by region in Q4'],
      ['DE', 'Umsatz nach Region im vierten Quartal'],
      ['DE', 'Umsatz nach Region in Q4'],
      ['ES', 'ingresos por región en el cuarto trimestre'],
      ['FR', "chiffre d'affaires par région au quatrième trimestre"],
      ['RU', 'выручка по регионам в четвёртом квартале'],
      ['JA', '第4四半期の地域別売上'],
      ['ZH-CN', '第四季度各地区的收入'],
    ] as const),
  )('[A-25] those of a quarter, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.fourthQuarter))
  })

  it.each(
    waysOf([
      ['EN', 'how many sales have a coupon?'],
      ['EN', 'How many sales with a coupon?'],
      ['DE', 'Wie viele Verkäufe haben einen coupon?'],
      ['ES', '¿Cuántas ventas tienen coupon?'],
      ['JA', 'couponがある販売は何件ですか？'],
      ['ZH-CN', '有coupon的销售有多少笔？'],
    ] as const),
  )('[A-25] those with something, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.withCoupon))
  })

  it.each(
    waysOf([
      ['EN', 'how many sales without a coupon?'],
      ['DE', 'Wie viele Verkäufe ohne Coupon?'],
      ['ES', '¿Cuántas ventas sin cupón?'],
      ['ES', '¿Cuántas ventas no tienen coupon?'],
      ['FR', 'Combien de ventes sans coupon ?'],
      ['RU', 'Сколько продаж без coupon?'],
      ['JA', 'couponがない販売は何件ですか？'],
      ['ZH-CN', '没有coupon的销售有多少笔？'],
    ] as const),
  )('[A-25] those without it, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.withoutCoupon))
  })

  it.each(
    waysOf([
      ['EN', 'Which products have at least 43 sales?'],
      ['EN', 'products with at least 43 sales'],
      ['ES', '¿Qué productos tienen al menos 43 ventas?'],
      ['RU', 'У каких продуктов не менее 43 продаж?'],
      ['ZH-CN', '哪些产品至少有43笔销售？'],
    ] as const),
  )('[A-25] groups that are there so many times, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.oftenSold))
  })

  it.each(
    waysOf([
      ['EN', 'revenue in 2024 or later'],
      ['DE', 'Umsatz 2024 oder später'],
      ['ES', 'ingresos en 2024 o después'],
      ['FR', "chiffre d'affaires en 2024 ou après"],
      ['RU', 'выручка в 2024 году или позже'],
      ['JA', '2024年以降の売上は？'],
      ['ZH-CN', '2024年及以后的收入是多少？'],
    ] as const),
  )('[A-25] those of a year or later, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.yearOrLater))
  })

  it.each(
    waysOf([
      ['EN', 'how many sales have 25 units or more?'],
      ['DE', 'Wie viele Verkäufe haben 25 units oder mehr?'],
      ['ES', '¿Cuántas ventas tienen 25 unidades o más?'],
      ['FR', 'Combien de ventes ont 25 unités ou plus ?'],
      ['RU', 'Сколько продаж с units 25 или больше?'],
      ['JA', 'unitsが25以上の販売は何件ですか？'],
      ['ZH-CN', 'units大于等于25的销售有多少笔？'],
    ] as const),
  )('[A-25] those of so much or more, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(question))).toEqual(inOrder(expected.unitsOrMore))
  })
})
