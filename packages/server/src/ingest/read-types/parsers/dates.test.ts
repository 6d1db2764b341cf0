import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import { beforeAll, describe, expect, test } from 'vitest'
import { isMonthName, monthNamesWith } from './month-names.ts'
import { readColumn, type ColumnOptions } from './read-column.contract.ts'

let connection: DuckDBConnection
beforeAll(async () => {
  connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect()
  await connection.run("SET TimeZone = 'UTC'")
})

const read = (texts: readonly string[], options: ColumnOptions = {}) => readColumn(connection, texts, options)

describe('dates', () => {
  test.each([
    [
      ['2024-03-05', '2023-12-31'],
      ['2024-03-05', '2023-12-31'],
    ],
    [['2024/3/5'], ['2024-03-05']],
    [
      ['2024.03.05', '2023.12.31'],
      ['2024-03-05', '2023-12-31'],
    ],
    [
      ['2024. 3. 5.', '2023. 12. 31.'],
      ['2024-03-05', '2023-12-31'],
    ],
    [
      ['2024年3月5日', '2023年12月31日'],
      ['2024-03-05', '2023-12-31'],
    ],
    [['2024년 3월 5일'], ['2024-03-05']],
    [
      ['25/12/2024', '01/02/2024'],
      ['2024-12-25', '2024-02-01'],
    ],
    [
      ['12/25/2024', '01/02/2024'],
      ['2024-12-25', '2024-01-02'],
    ],
    [
      ['25-12-24', '01-02-69'],
      ['2024-12-25', '1969-02-01'],
    ],
    [
      ['5.3.2024', '31.12.2023'],
      ['2024-03-05', '2023-12-31'],
    ],
    [['05.03.24'], ['2024-03-05']],
    [['5. 3. 2024'], ['2024-03-05']],
    [
      ['5-Mar-2024', '31-Dec-2023'],
      ['2024-03-05', '2023-12-31'],
    ],
    [['05-MAR-24'], ['2024-03-05']],
    [
      ['March 5, 2024', 'May 1, 2023'],
      ['2024-03-05', '2023-05-01'],
    ],
    [
      ['Mar. 5, 2024', 'Sept. 1, 2023'],
      ['2024-03-05', '2023-09-01'],
    ],
    [
      ['5th March 2024', '1st May 2023', '22nd June 2022'],
      ['2024-03-05', '2023-05-01', '2022-06-22'],
    ],
    [['Tuesday, March 5, 2024'], ['2024-03-05']],
    [['Tue, 5 Mar 2024'], ['2024-03-05']],
    [
      ['5. März 2024', '12. Mai 2023', '1. Jänner 2022'],
      ['2024-03-05', '2023-05-12', '2022-01-01'],
    ],
    [
      ['1er janvier 2024', '14 juillet 2023', '3 août 2022'],
      ['2024-01-01', '2023-07-14', '2022-08-03'],
    ],
    [
      ['5 de marzo de 2024', '1 de abril de 2023'],
      ['2024-03-05', '2023-04-01'],
    ],
    [
      ['5 ene. 2024', '9 dic. 2023'],
      ['2024-01-05', '2023-12-09'],
    ],
    [
      ['5 de março de 2024', '7 de setembro de 2023'],
      ['2024-03-05', '2023-09-07'],
    ],
    [
      ['5 marzo 2024', '2 giugno 2023'],
      ['2024-03-05', '2023-06-02'],
    ],
    [
      ['5 marca 2024 r.', '11 listopada 2023 r.'],
      ['2024-03-05', '2023-11-11'],
    ],
    [
      ['5 марта 2024 г.', '12 мая 2023 г.'],
      ['2024-03-05', '2023-05-12'],
    ],
    [
      ['5 Mart 2024', '29 Ekim 2023', '30 Ağustos 2022'],
      ['2024-03-05', '2023-10-29', '2022-08-30'],
    ],
    [
      ['5 Maret 2024', '17 Agustus 2023'],
      ['2024-03-05', '2023-08-17'],
    ],
    [
      ['5 tháng 3 2024', 'ngày 7 tháng 12 năm 2023'],
      ['2024-03-05', '2023-12-07'],
    ],
    [
      ['5 मार्च 2024', '26 जनवरी 2023'],
      ['2024-03-05', '2023-01-26'],
    ],
    [['५ मार्च २०२४'], ['2024-03-05']],
    [
      ['5 مارس 2024', '٧ أبريل ٢٠٢٣'],
      ['2024-03-05', '2023-04-07'],
    ],
    [
      ['5 كانون الثاني 2024', '2 آذار 2023'],
      ['2024-01-05', '2023-03-02'],
    ],
  ])('%j', async (texts, values) => {
    const found = await read(texts)
    expect(found.parser?.type).toBe('date')
    expect(found.values).toEqual(values)
  })

  test('the order that fits every value wins; where both do, the place decides and the doubt is told', async () => {
    const texts = ['01/02/2024', '03/04/2024']
    expect(await read(texts)).toMatchObject({
      values: ['2024-01-02', '2024-03-04'],
      rivals: ['dates, day first'],
    })
    expect(await read(texts, { delimiter: ';' })).toMatchObject({
      values: ['2024-02-01', '2024-04-03'],
      rivals: ['dates, month first'],
    })
    expect((await read(['13/02/2024', '03/04/2024'])).rivals).toEqual([])
  })

  test.each([
    ['days that are not there', ['2024-02-30', '2024-02-01']],
    ['both orders at once', ['25/12/2024', '12/25/2024']],
    ['months without a year', ['5 March', '6 April']],
    ['months of no language', ['5 Brumaire 2024']],
    ['months of two languages at once', ['5 marzo 2024', '5 März 2024']],
    ['versions', ['1.2.3', '10.0.1']],
  ])('%s stay text', async (_, texts) => expect((await read(texts)).parser).toBeUndefined())

  test('every name of a month means one month, whatever the language', () => {
    for (const name of ['mar', 'mai', 'jan', 'sep', 'ago', 'مارس', 'май']) {
      expect(isMonthName(name)).toBe(true)
      const places = monthNamesWith(new Set([name])).flatMap((known, index) =>
        known === name ? [index % 12] : [],
      )
      expect(new Set(places).size).toBe(1)
    }
  })
})

describe('months, quarters and weeks are the date of their first day', () => {
  test.each([
    ['month', ['2024-03', '2023-12'], ['2024-03-01', '2023-12-01']],
    ['month', ['2024/03'], ['2024-03-01']],
    ['month', ['03/2024', '12/2023'], ['2024-03-01', '2023-12-01']],
    ['month', ['2024M03'], ['2024-03-01']],
    ['month', ['Mar 2024', 'May 2023'], ['2024-03-01', '2023-05-01']],
    ['month', ['Mar-24', "Dec'99"], ['2024-03-01', '1999-12-01']],
    ['month', ['March, 2024'], ['2024-03-01']],
    ['month', ['2024 March'], ['2024-03-01']],
    ['month', ['март 2024', 'Май 2023 г.'], ['2024-03-01', '2023-05-01']],
    ['month', ['kwiecień 2024'], ['2024-04-01']],
    ['month', ['março de 2024'], ['2024-03-01']],
    ['month', ['2024年3月', '2023年12月'], ['2024-03-01', '2023-12-01']],
    ['month', ['2024년 3월'], ['2024-03-01']],
    ['month', ['Tháng 3/2024', 'tháng 12 năm 2023'], ['2024-03-01', '2023-12-01']],
    ['quarter', ['2024-Q1', '2023Q4', '2022 q3'], ['2024-01-01', '2023-10-01', '2022-07-01']],
    ['quarter', ['Q1 2024', 'Q2/2023', "Q3'22"], ['2024-01-01', '2023-04-01', '2022-07-01']],
    ['quarter', ['1Q24', '4Q2023'], ['2024-01-01', '2023-10-01']],
    ['quarter', ['2024年第1季度', '2023年4季度'], ['2024-01-01', '2023-10-01']],
    ['week', ['2024-W05', '2020W53'], ['2024-01-29', '2020-12-28']],
  ] as const)('%s: %j', async (grain, texts, values) => {
    const found = await read(texts)
    expect(found.parser).toMatchObject({ type: 'date', grain })
    expect(found.values).toEqual(values)
  })

  test.each([
    ['seasons', ['2005-06', '2006-07', '2011-12']],
    ['a thirteenth month', ['2024-13', '2024-01']],
    ['a fifth quarter', ['Q5 2024']],
    ['a week that the year lacks', ['2024-W53']],
  ])('%s stay text', async (_, texts) => expect((await read(texts)).parser).toBeUndefined())

  test('but months that only begin like seasons are months', async () =>
    expect((await read(['2005-06', '2005-07', '2005-08'])).parser?.grain).toBe('month'))
})

describe('times', () => {
  test.each([
    [
      ['2024-03-05 10:00:00', '2024-03-05T23:59'],
      ['2024-03-05 10:00:00', '2024-03-05 23:59:00'],
    ],
    [['2024-03-05 10:00:00,5'], ['2024-03-05 10:00:00.5']],
    [
      ['2024-03-05T10:00:00Z', '2024-03-05 10:00+02:00', '2024-03-05 10:00:00 -0530'],
      ['2024-03-05 10:00:00', '2024-03-05 08:00:00', '2024-03-05 15:30:00'],
    ],
    [
      ['2024-03-05 10:00:00 UTC', '2024-03-05 10:00 GMT'],
      ['2024-03-05 10:00:00', '2024-03-05 10:00:00'],
    ],
    [['2024-03-05 10:00:00 Europe/Berlin'], ['2024-03-05 09:00:00']],
    [['Tue, 05 Mar 2024 10:00:00 +0100'], ['2024-03-05 09:00:00']],
    [['05/Mar/2024:10:00:00 +0100'], ['2024-03-05 09:00:00']],
    [
      ['05.03.2024 14:30', '5.3.2024', '05.03.2024, 08:00:05'],
      ['2024-03-05 14:30:00', '2024-03-05 00:00:00', '2024-03-05 08:00:05'],
    ],
    [
      ['12/25/2024 2:05 PM', '1/2/2024 11:00:30 am'],
      ['2024-12-25 14:05:00', '2024-01-02 11:00:30'],
    ],
    [
      ['25/12/24, 2:05 p.m.', '1/2/24 11:00 a.m.'],
      ['2024-12-25 14:05:00', '2024-02-01 11:00:00'],
    ],
    [['2024/3/5 7:30'], ['2024-03-05 07:30:00']],
  ])('%j', async (texts, values) => {
    const found = await read(texts)
    expect(found.parser?.type).toBe('timestamp')
    expect(found.values).toEqual(values)
  })

  test('times of day are texts in the order of the times', async () => {
    expect(await read(['2:30 PM', '11:05 am', '9 a.m.'])).toMatchObject({
      parser: { type: 'text' },
      values: ['14:30', '11:05', '09:00'],
    })
    expect((await read(['9:05:10 AM', '14:30:15'])).values).toEqual(['09:05:10', '14:30:15'])
    expect((await read(['3:45', '4:02'])).parser).toBeUndefined()
    expect((await read(['25:10', '10:00 PM'])).parser).toBeUndefined()
  })

  test.each([
    ['order date', ['45356', '45357'], 'date', ['2024-03-05', '2024-03-06']],
    ['订单日期', ['45356'], 'date', ['2024-03-05']],
    ['Datum', ['45356.75', '45357.5'], 'timestamp', ['2024-03-05 18:00:00', '2024-03-06 12:00:00']],
    ['date', ['20240305', '20231231'], 'date', ['2024-03-05', '2023-12-31']],
    ['created_at', ['1709600000'], 'timestamp', ['2024-03-05 00:53:20']],
    ['eventTimestamp', ['1709600000123'], 'timestamp', ['2024-03-05 00:53:20.123']],
    ['price', ['45356'], 'integer', ['45356']],
    ['date_id', ['20240305'], 'integer', ['20240305']],
    ['views', ['1709600000'], 'integer', ['1709600000']],
    ['order date', ['5', '45356'], 'integer', ['5', '45356']],
    ['date', ['20241305'], 'integer', ['20241305']],
  ] as const)('numbers are dates where the name %s says so: %j', async (name, texts, type, values) => {
    const found = await read(texts, { name })
    expect(found.parser?.type).toBe(type)
    expect(found.values).toEqual(values)
  })
})
