import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { mentionsIn } from './mentions-in.contract.ts'
import { numberConditions } from './number-conditions.ts'

const boats = `CREATE TABLE boats AS SELECT * FROM (VALUES
  ('Alba', 4, 1974, 5, 2.5), ('Brio', 8, 1980, 12, 4.0), ('Cora', 6, 1985, 7, 1.5), ('Dora', 8, 1990, 1, 3.0))
  AS t(name, berths, year, level, price_millions)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [boats])
})
afterAll(() => examples.close())

/** What a number may be taken for, as "column operator value". */
function readingsOf(text: string, language: Language): readonly string[] {
  return numberConditions(mentionsIn(examples, 'boats', text, language)).flatMap(({ condition }) =>
    condition.kind === 'compare' ? [`${condition.column} ${condition.operator} ${condition.value}`] : [],
  )
}

describe('a number', () => {
  it.each([
    ['EN', 'boats with a level above 5', 'level > 5', 'level = 5'],
    ['EN', 'boats with a level later than 5', 'level > 5', 'level = 5'],
    ['ZH-CN', '等级大于5的船', 'level > 5', 'level = 5'],
    ['RU', 'лодки с уровнем больше 5', 'level > 5', 'level = 5'],
    ['ZH-CN', '1980年之前建造或有8个床位的船', 'berths = 8', 'berths < 8'],
    ['ZH-CN', '1980年之前建造或有8个床位的船', 'year < 1980', 'berths < 8'],
    ['EN', 'boats with a price of at least 2 million', 'price_millions >= 2', 'price_millions >= 2000000'],
  ] as const)('%s: %s may mean %s, and not %s', (language, text, meant, not) => {
    const readings = readingsOf(text, language)
    expect(readings).toContain(meant)
    expect(readings).not.toContain(not)
  })

  it.each(['boats built between 1975-1985', 'boats built 1975–1985', 'boats of the years 1975 - 1985'])(
    '%s: a range',
    (text) => {
      const found = numberConditions(mentionsIn(examples, 'boats', text, 'EN')).map(
        ({ condition }) => condition,
      )
      expect(found).toContainEqual({ kind: 'between', column: 'year', low: 1975, high: 1985 })
    },
  )

  it('is no bound where the word for it says something else', () => {
    expect(readingsOf('船最多的一年', 'ZH-CN').filter((one) => one.includes('<='))).toEqual([])
    expect(readingsOf('最多1个等级', 'ZH-CN')).toContain('level <= 1')
  })
})
