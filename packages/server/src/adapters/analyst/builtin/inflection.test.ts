import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeFor } from '../../../locales/index.ts'
import { openExamples, type Examples } from '../../../operations/example-tables.contract.ts'
import { mentionsOf } from './candidates/mentions.ts'
import { readQuestion } from './question.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    ['orders'],
    [
      `CREATE TABLE "поездки" AS SELECT * FROM (VALUES
        ('Казань', 'Отменён', 'Эконом', 12, DATE '2023-03-01'), ('Нижний Новгород', 'Выполнен', 'Бизнес', 30, DATE '2023-04-02'),
        ('Москва', 'Выполнен', 'Эконом', 7, DATE '2022-11-15')) t("Город", "Статус", "Класс", "Пассажиры", "Дата")`,
      `CREATE TABLE ban_hang AS SELECT * FROM (VALUES
        ('Hà Nội', 'Đã giao', 1200, DATE '2023-03-01'), ('Đà Nẵng', 'Đã hủy', 800, DATE '2023-05-01'))
        t(thanh_pho, "Trạng thái", doanh_thu, ngay)`,
    ],
  )
})
afterAll(() => examples.close())

function mentioned(text: string, language: Language, name: string) {
  const table = examples.table(name)
  const question = readQuestion(examples.question(text, language, [table]), localeFor(language).locale)
  const { columns, values, numbers, periods } = mentionsOf(question, table)
  return {
    columns: columns.filter(({ quality }) => quality >= 0.8).map(({ column }) => column.name),
    values: values.filter(({ quality }) => quality >= 0.6).flatMap((value) => value.values),
    numbers: numbers.map(({ value }) => value),
    periods: periods.map(({ from, until }) => `${from} ${until}`),
  }
}

describe('names in other forms than the file has them', () => {
  it('are found by their cases in Russian', () => {
    expect(mentioned('Сколько пассажиров по городам и классам?', 'RU', 'поездки').columns).toEqual(
      expect.arrayContaining(['Пассажиры', 'Город', 'Класс']),
    )
    expect(mentioned('Сколько отменённых поездок из Казани?', 'RU', 'поездки').values).toEqual(
      expect.arrayContaining(['Отменён', 'Казань']),
    )
    expect(mentioned('Сколько пассажиров в Нижнем Новгороде?', 'RU', 'поездки').values).toContain(
      'Нижний Новгород',
    )
  })

  it('are found without accents in Vietnamese', () => {
    const { columns, values } = mentioned('Doanh thu theo thành phố, trừ Ha Noi', 'VI', 'ban_hang')
    expect(columns).toEqual(expect.arrayContaining(['doanh_thu', 'thanh_pho']))
    expect(values).toContain('Hà Nội')
  })

  it('are found in English headers', () => {
    expect(mentioned('Сколько заказов по регионам и категориям?', 'RU', 'orders').columns).toEqual(
      expect.arrayContaining(['region', 'category']),
    )
  })
})

describe('numbers and times', () => {
  it('are read as the language writes them', () => {
    expect(mentioned('пассажиров больше 1 500,5', 'RU', 'поездки').numbers).toContain(1500.5)
    expect(mentioned('больше 2 тыс пассажиров', 'RU', 'поездки').numbers).toContain(2000)
    expect(mentioned('doanh thu trên 1.500 và dưới 2,5 triệu', 'VI', 'ban_hang').numbers).toEqual(
      expect.arrayContaining([1500, 2_500_000]),
    )
    expect(mentioned('в марте 2023 года', 'RU', 'поездки').periods).toContain('2023-03-01 2023-03-31')
    expect(mentioned('во втором полугодии 2022 года', 'RU', 'поездки').periods).toContain(
      '2022-07-01 2022-12-31',
    )
    expect(mentioned('ngày 1 tháng 3 năm 2023', 'VI', 'ban_hang').periods).toContain('2023-03-01 2023-03-01')
    expect(mentioned('quý 2 năm 2023', 'VI', 'ban_hang').periods).toContain('2023-04-01 2023-06-30')
  })
})
