import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import { beforeAll, describe, expect, test } from 'vitest'
import { readColumn, type ColumnOptions } from './read-column.contract.ts'

let connection: DuckDBConnection
beforeAll(async () => {
  connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect()
})

const read = (texts: readonly string[], options: ColumnOptions = {}) => readColumn(connection, texts, options)

describe('numbers', () => {
  test.each([
    ['whole', ['5', '-12', '0', '+7'], 'integer', [5, -12, 0, 7]],
    ['decimals', ['0.5', '.25', '-3.', '12'], 'number', [0.5, 0.25, -3, 12]],
    ['in the scientific way', ['1e5', '2.5E-3', '-1.5e+10'], 'number', [1e5, 0.0025, -1.5e10]],
    ['thousands by commas', ['1,234.50', '12', '1,234,567'], 'number', [1234.5, 12, 1234567]],
    ['Indian groups', ['1,23,456.70', '12,34,567', '99'], 'number', [123456.7, 1234567, 99]],
    ['thousands by spaces', ['1 234', '12\u00a0345\u202f678', '5'], 'integer', [1234, 12345678, 5]],
    ['thousands by apostrophes', ["1'234", '12\u2019345'], 'integer', [1234, 12345]],
    ['thousands filled up with zeros', ['21,600', '07,150.5'], 'number', [21600, 7150.5]],
    ['Swiss decimals', ["1'234.50", '999.05'], 'number', [1234.5, 999.05]],
    ['brackets for a minus', ['(1,234.50)', '3.00', '(7)'], 'number', [-1234.5, 3, -7]],
    ['a minus behind', ['5-', '12'], 'integer', [-5, 12]],
    ['a typographic minus', ['\u22125', '3'], 'integer', [-5, 3]],
    ['Arabic digits', ['١٬٢٣٤٫٥', '٧', '٩٩٫٢٥'], 'number', [1234.5, 7, 99.25]],
    ['Persian digits', ['۱۲۳', '۴۵'], 'integer', [123, 45]],
    ['Devanagari digits', ['१२', '-३४५'], 'integer', [12, -345]],
    ['full width', ['１２３．５', '－４'], 'number', [123.5, -4]],
  ] as const)('%s', async (_, texts, type, values) => {
    const found = await read(texts)
    expect(found.parser?.type).toBe(type)
    expect(found.values.map(Number)).toEqual(values)
    expect(found.rivals).toEqual([])
  })

  test.each([
    ['a decimal comma', ['1234,5', '0,25', '-3,1'], [1234.5, 0.25, -3.1]],
    ['a decimal comma after a zero', ['0,123', '0,456'], [0.123, 0.456]],
    ['thousands by points', ['1.234,50', '1.234.567,00', '5,5'], [1234.5, 1234567, 5.5]],
    ['thousands by spaces', ['1 234,50', '999,05'], [1234.5, 999.05]],
    ['thousands by points alone', ['1.234.567', '2.000'], [1234567, 2000]],
  ] as const)('with a semicolon between values: %s', async (_, texts, values) => {
    const found = await read(texts, { delimiter: ';' })
    expect(found.values.map(Number)).toEqual(values)
    expect(found.rivals).toEqual([])
  })

  test.each([
    [',', ['1,234', '5,678'], [1234, 5678], 'numbers with a decimal comma'],
    [';', ['1,234', '5,678'], [1.234, 5.678], 'numbers with thousands separated by commas'],
    [';', ['1.234', '5.678'], [1.234, 5.678], 'numbers with thousands separated by points'],
  ] as const)(
    'with %s between values, %j is read one way and told to have another',
    async (delimiter, texts, values, rival) => {
      const found = await read(texts, { delimiter })
      expect(found.values.map(Number)).toEqual(values)
      expect(found.rivals).toEqual([rival])
    },
  )

  test('that brackets are read as a minus is told', async () => {
    expect((await read(['(5)', '1,200'])).parser?.note).toContain('brackets')
    expect((await read(['($5)', '$12'])).parser?.note).toContain('brackets')
    expect((await read(['1,200.5', '7'])).parser?.note).toBeUndefined()
  })

  test('three decimals are no thousands where commas separate values, nor where one value shows it', async () => {
    expect((await read(['1.234', '5.678'])).rivals).toEqual([])
    expect((await read(['1.234', '0.678'], { delimiter: ';' })).rivals).toEqual([])
  })

  test.each([
    ['leading zeros', ['007', '12345']],
    ['nineteen digits', ['1234567890123456789', '5']],
    ['telephones', ['+491701234567', '+4917098765']],
    ['hexadecimal', ['0x1F', '0x20']],
    ['fractions', ['1/2', '3/4']],
    ['Chinese units', ['1.2万', '3亿']],
    ['two points', ['1.2.3', '4.5.6']],
    ['odd groups', ['1,2345.6', '12,34']],
    ['words', ['infinity', 'five']],
    ['a sign alone', ['-', '+']],
    ['a comma behind', ['44,', '57']],
    ['nothing but brackets', ['(4)', '(13)']],
    ['open years', ['1971', '1987-', '1999']],
    ['too large an exponent', ['1e999', '5']],
  ])('%s stay text', async (_, texts) => expect((await read(texts)).parser).toBeUndefined())

  test.each([
    ['phone', ['5551234567', '5559876543']],
    ['Telefon', ['030 1234567', '0170 9876543']],
    ['zip code', ['98765', '10001']],
    ['邮编', ['100084', '200030']],
    ['ISBN', ['9783161484100', '9780306406157']],
  ])('a %s stays text', async (name, texts) => expect((await read(texts, { name })).parser).toBeUndefined())

  test.each([
    ['market cap', ['12500', '98000']],
    ['phone', ['120', '95']],
    ['zip', ['1,200', '95.5']],
  ])('but a column %s of %j are numbers', async (name, texts) =>
    expect((await read(texts, { name })).parser).toBeDefined(),
  )
})

describe('numbers with a unit', () => {
  test.each([
    [
      '$',
      ['$1,234.50', '$5', '($3.20)', '-$7', '$-8.00', '$1,000-', '0'],
      [1234.5, 5, -3.2, -7, -8, -1000, 0],
    ],
    ['€', ['€ 12.50', 'EUR 3', '7.25 €'], [12.5, 3, 7.25]],
    ['£', ['£1,000.99', '£.50'], [1000.99, 0.5]],
    ['¥', ['¥1,200,000', '￥ 35'], [1200000, 35]],
    ['₹', ['Rs. 1,23,456.70', 'Rs.500', '₹ 3'], [123456.7, 500, 3]],
    ['₽', ['1 234 ₽', '5 руб.'], [1234, 5]],
    ['₩', ['₩12,000', '₩500,000', '1,000,000원'], [12000, 500000, 1000000]],
    ['CHF', ["CHF 1'234.50", 'CHF 5.05'], [1234.5, 5.05]],
    ['USD', ['100 USD', 'US$ 5.5'], [100, 5.5]],
    ['元', ['12.5元', '3 元'], [12.5, 3]],
    ['%', ['12.5%', '7 %', '-0.3\u00a0%', '0'], [12.5, 7, -0.3, 0]],
    ['%', ['٪١٢', '٪٧'], [12, 7]],
    ['‰', ['5 ‰', '0.7‰'], [5, 0.7]],
    ['kg', ['5 kg', '12.75 KG', '1,000 kgs'], [5, 12.75, 1000]],
    ['m²', ['12 m2', '1,300.5 m²'], [12, 1300.5]],
    ['km/h', ['80 km/h', '95.5km/h'], [80, 95.5]],
    ['°C', ['15 °C', '-3.5°C', '\u22124 ℃'], [15, -3.5, -4]],
    ['ms', ['120ms', '3 ms'], [120, 3]],
    ['MB', ['1.5 MB', '700MB'], [1.5, 700]],
    ['h', ['7.5 hrs', '8 h'], [7.5, 8]],
    ['人', ['12人', '3 人'], [12, 3]],
  ] as const)('in %s: %j', async (unit, texts, values) => {
    const found = await read(texts)
    expect(found.parser?.unit?.text).toBe(unit)
    expect(found.values.map(Number)).toEqual(values)
    expect(found.rivals).toEqual([])
  })

  test.each([
    ['€', ['1.234,50 €', '5 €', '-3,20 €'], [1234.5, 5, -3.2]],
    ['zł', ['1 234,50 zł', '5,00 zł'], [1234.5, 5]],
    ['R$', ['R$ 1.234,56', 'R$ 9,90'], [1234.56, 9.9]],
    ['kr', ['1 200,50 kr', 'kr. 7,25'], [1200.5, 7.25]],
    ['%', ['12,5 %', '7 %'], [12.5, 7]],
    ['t', ['1,5 t', '0,25 т'], [1.5, 0.25]],
  ] as const)('with a decimal comma, in %s: %j', async (unit, texts, values) => {
    const found = await read(texts, { delimiter: ';' })
    expect(found.parser?.unit?.text).toBe(unit)
    expect(found.values.map(Number)).toEqual(values)
  })

  test('of money, three digits after a point or a comma are thousands; that it is a guess is told', async () => {
    const points = await read(['€1.234', '€5.678'], { delimiter: ';' })
    expect(points.values.map(Number)).toEqual([1234, 5678])
    expect(points.rivals).toEqual(['amounts in €, with a decimal point'])
    const commas = await read(['$1,234', '$5,678'])
    expect(commas.values.map(Number)).toEqual([1234, 5678])
    expect(commas.rivals).toEqual(['amounts in $, with a decimal comma'])
  })

  test('the kind of a unit is told', async () => {
    const kinds = [
      ['$5', '$6'],
      ['5%', '6%'],
      ['5 kg', '6 kg'],
    ].map(async (texts) => (await read(texts)).parser?.unit?.kind)
    expect(await Promise.all(kinds)).toEqual(['currency', 'percent', 'unit'])
  })

  test('several units stay text, and which is the commonest is told', async () => {
    const texts = ['5 kg', '300 g', '2 kg', '7 kg']
    expect((await read(texts)).parser).toBeUndefined()
  })

  test.each([
    ['room numbers', ['12A', '14B', '3C']],
    ['a number without its unit', ['5 kg', '7', '8 kg']],
    ['unknown words', ['5 apples', '7 pears']],
    ['two units in one text', ['2 h 30 min', '1 h 5 min']],
    ['feet and inches', ['5\'11"', '6\'2"']],
    ['ranges', ['$5-$10', '$7-$9']],
    ['a unit alone', ['kg', '%']],
    ['rooms', ['1B', '2B', '3B']],
    ['decades', ['1920s', '1970s', '2010s']],
    ['standards', ['V.2', 'V.11']],
    ['models', ['W70.5', 'W71.5']],
    ['sizes', ['2T', '3T', '4T']],
  ])('%s stay text', async (_, texts) => expect((await read(texts)).parser).toBeUndefined())

  test.each([
    [['1.2M', '800K', '950', '-3k'], [1_200_000, 800_000, 950, -3000], undefined],
    [['$1.2M', '$3.4bn', '$500K', '$12'], [1_200_000, 3_400_000_000, 500_000, 12], '$'],
    [['2.3M', '4.35M', '1.15B'], [2_300_000, 4_350_000, 1_150_000_000], undefined],
  ] as const)('shortened: %j', async (texts, values, unit) => {
    const found = await read(texts)
    expect(found.values.map(Number)).toEqual(values)
    expect(found.parser?.unit?.text).toBe(unit)
    expect(found.parser?.note).toContain('million')
  })
})

describe('yes and no', () => {
  test.each([
    [
      ['yes', 'No', 'YES', 'no'],
      [true, false, true, false],
    ],
    [
      ['Y', 'N', 'N'],
      [true, false, false],
    ],
    [
      ['t', 'f'],
      [true, false],
    ],
    [
      ['Ja', 'Nein'],
      [true, false],
    ],
    [
      ['oui', 'non'],
      [true, false],
    ],
    [
      ['Sí', 'No'],
      [true, false],
    ],
    [
      ['sim', 'não'],
      [true, false],
    ],
    [
      ['да', 'Нет'],
      [true, false],
    ],
    [
      ['tak', 'nie'],
      [true, false],
    ],
    [
      ['evet', 'hayır'],
      [true, false],
    ],
    [
      ['ya', 'tidak'],
      [true, false],
    ],
    [
      ['có', 'không'],
      [true, false],
    ],
    [
      ['はい', 'いいえ'],
      [true, false],
    ],
    [
      ['是', '否', '是'],
      [true, false, true],
    ],
    [
      ['예', '아니요'],
      [true, false],
    ],
    [
      ['हाँ', 'नहीं'],
      [true, false],
    ],
    [
      ['نعم', 'لا'],
      [true, false],
    ],
    [
      ['TRUE', 'false'],
      [true, false],
    ],
  ])('%j', async (texts, values) => {
    const found = await read(texts)
    expect(found.parser?.type).toBe('boolean')
    expect(found.values).toEqual(values.map(String))
  })

  test.each([[['yes', 'no', 'maybe']], [['N', 'N', 'N']], [['yes', 'yes']], [['M', 'F']], [['ja', 'no']]])(
    '%j stay text',
    async (texts) => expect((await read(texts)).parser).toBeUndefined(),
  )

  test('0 and 1 stay numbers', async () => expect((await read(['0', '1'])).parser?.type).toBe('integer'))
})
