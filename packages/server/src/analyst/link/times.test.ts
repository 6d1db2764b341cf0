import { describe, expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { TimeTarget } from './link.ts'
import { linksOf, smallColumn, smallLexicon, smallQuestion, smallTable } from './small-question.contract.ts'

const english = smallLexicon('EN', {
  senses: [
    ['of|the|in', { kind: 'function' }],
    ['march', { kind: 'month', month: 3 }],
    ['may', { kind: 'month', month: 5 }],
    ['may', { kind: 'function' }],
    ['june', { kind: 'month', month: 6 }],
    ['november', { kind: 'month', month: 11 }],
    ['monday|mondays', { kind: 'weekday', day: 1 }],
    ['friday', { kind: 'weekday', day: 5 }],
    ['first quarter', { kind: 'quarter', quarter: 1 }],
    ['second half', { kind: 'half', half: 2 }],
    ['to|until', { kind: 'joint', of: 'to' }],
    ['and', { kind: 'joint', of: 'and' }],
    ['between', { kind: 'between' }],
    ['since', { kind: 'when', operator: '>=' }],
    ['last month', { kind: 'relative', grain: 'month', back: 1 }],
    ['last|latest', { kind: 'latest' }],
    ['month|months', { kind: 'grain', grain: 'month' }],
    ['year|years', { kind: 'grain', grain: 'year' }],
    ['six', { kind: 'number', value: 6 }],
  ],
})

const tables = [smallTable('t', ['a'])]

function told(time: TimeTarget['time']): string {
  switch (time.kind) {
    case 'period':
      return `${time.from} … ${time.until} by ${time.grain}`
    case 'relative':
      return `${time.periods} ${time.grain}, ${time.back} back`
    case 'part':
      return `${time.part} ${time.values.join(' ')}`
    case 'latest':
      return `latest ${time.periods} ${time.grain ?? ''}`.trim()
  }
}

const times = (text: string, own: Lexicon = english, of = tables): readonly string[] =>
  linksOf(smallQuestion(text, { tables: of, lexicons: [own] }), 'time').map(
    ({ words, to }) => `${words} = ${told(to.time)}`,
  )

describe('times of a calendar', () => {
  it.each([
    ['sales in 2023', '2023 = 2023-01-01 … 2023-12-31 by year'],
    ['since 2016', '2016 = 2016-01-01 … 2016-12-31 by year'],
    ['March 2024', 'March 2024 = 2024-03-01 … 2024-03-31 by month'],
    ['in March of the year 2024', 'March of the year 2024 = 2024-03-01 … 2024-03-31 by month'],
    ['Q3 2023', 'Q3 2023 = 2023-07-01 … 2023-09-30 by quarter'],
    ['2023Q3', '2023Q3 = 2023-07-01 … 2023-09-30 by quarter'],
    ['first quarter of 2024', 'first quarter of 2024 = 2024-01-01 … 2024-03-31 by quarter'],
    ['second half of 2024', 'second half of 2024 = 2024-07-01 … 2024-12-31 by quarter'],
    ['March 15, 2024', 'March 15, 2024 = 2024-03-15 … 2024-03-15 by day'],
    ['the 15th of March 2024', '15th of March 2024 = 2024-03-15 … 2024-03-15 by day'],
    ['on 2024-02-29', '2024-02-29 = 2024-02-29 … 2024-02-29 by day'],
    ['on 3/15/2024', '3/15/2024 = 2024-03-15 … 2024-03-15 by day'],
    ['in 2024-03', '2024-03 = 2024-03-01 … 2024-03-31 by month'],
    ['the 1990s', '1990s = 1990-01-01 … 1999-12-31 by year'],
    ['the 80s', '80s = 1980-01-01 … 1989-12-31 by year'],
  ])('%s', (text, expected) => {
    expect(times(text)).toContain(expected)
  })

  it('no day that a calendar has not', () => {
    expect(times('on 2023-02-29')).toEqual(['2023 = 2023-01-01 … 2023-12-31 by year'])
  })

  it('of the only year that the tables have', () => {
    const day = smallColumn('day', { type: 'date', minimum: '2022-01-03', maximum: '2022-12-30' })
    expect(times('March 15', english, [smallTable('t', [day])])).toEqual([
      'March 15 = 2022-03-15 … 2022-03-15 by day',
      'March = 2022-03-01 … 2022-03-31 by month',
    ])
  })

  it('a word with another meaning is a month with less trust', () => {
    const quality = (text: string): number =>
      linksOf(smallQuestion(text, { tables, lexicons: [english] }), 'time')[0]?.quality ?? 0
    expect(quality('who may buy')).toBe(0.6)
    expect(quality('sales in May')).toBe(0.95)
  })
})

describe('ranges', () => {
  it.each([
    ['2010 to 2014', '2010 to 2014 = 2010-01-01 … 2014-12-31 by year'],
    ['2010–2014', '2010–2014 = 2010-01-01 … 2014-12-31 by year'],
    ['2010-14', '2010-14 = 2010-01-01 … 2014-12-31 by year'],
    ['between 2010 and 2014', '2010 and 2014 = 2010-01-01 … 2014-12-31 by year'],
    ['March to May 2024', 'March to May 2024 = 2024-03-01 … 2024-05-31 by month'],
    ['November to March 2024', 'November to March 2024 = 2023-11-01 … 2024-03-31 by month'],
    ['1 to 15 June 2023', '1 to 15 June 2023 = 2023-06-01 … 2023-06-15 by day'],
    ['Monday to Friday', 'Monday to Friday = weekday 1 2 3 4 5'],
    ['November to March', 'November to March = month-of-year 11 12 1 2 3'],
  ])('%s', (text, expected) => {
    expect(times(text)).toContain(expected)
  })

  it('two years that are only named together are two', () => {
    expect(times('2010 and 2014')).toEqual([
      '2010 = 2010-01-01 … 2010-12-31 by year',
      '2014 = 2014-01-01 … 2014-12-31 by year',
    ])
  })
})

describe('times told from now, and those that come round again', () => {
  it.each([
    ['sales of last month', 'last month = 1 month, 1 back'],
    ['the last 6 months', 'last 6 months = 6 month, 1 back'],
    ['the last six months', 'last six months = 6 month, 1 back'],
    ['the last 6 months', 'last 6 months = latest 6 month'],
    ['the latest year', 'latest year = latest 1 year'],
    ['the latest', 'latest = latest 1'],
    ['on Mondays', 'Mondays = weekday 1'],
    ['in June', 'June = month-of-year 6'],
    ['in the second half', 'second half = quarter-of-year 3 4'],
  ])('%s', (text, expected) => {
    expect(times(text)).toContain(expected)
  })
})

describe('in other languages', () => {
  const lexicons: { readonly [Spoken in Language]?: Lexicon } = {
    DE: smallLexicon('DE', {
      senses: [
        ['märz', { kind: 'month', month: 3 }],
        ['bis', { kind: 'joint', of: 'to' }],
        ['letzten', { kind: 'latest' }],
        ['monate', { kind: 'grain', grain: 'month' }],
      ],
    }),
    FR: smallLexicon('FR', {
      senses: [
        ['derniers', { kind: 'latest' }],
        ['mois', { kind: 'grain', grain: 'month' }],
      ],
    }),
    ES: smallLexicon('ES', {
      senses: [
        ['de', { kind: 'function' }],
        ['marzo', { kind: 'month', month: 3 }],
        ['década', { kind: 'grain', grain: 'decade' }],
      ],
    }),
    RU: smallLexicon('RU', {
      senses: [
        ['марта', { kind: 'month', month: 3 }],
        ['года', { kind: 'grain', grain: 'year' }],
      ],
    }),
    VI: smallLexicon('VI', {
      senses: [
        ['gần nhất', { kind: 'latest' }],
        ['tháng', { kind: 'grain', grain: 'month' }],
        ['năm', { kind: 'grain', grain: 'year' }],
      ],
    }),
    JA: smallLexicon('JA', {
      traits: { spaced: false },
      senses: [['から', { kind: 'joint', of: 'to' }]],
    }),
    'ZH-CN': smallLexicon('ZH-CN', {
      traits: { spaced: false },
      senses: [
        ['最近', { kind: 'latest' }],
        ['月', { kind: 'grain', grain: 'month' }],
        ['至', { kind: 'joint', of: 'to' }],
      ],
    }),
    KO: smallLexicon('KO'),
    AR: smallLexicon('AR'),
  }

  it.each([
    ['DE', 'am 15.03.2024', '15.03.2024 = 2024-03-15 … 2024-03-15 by day'],
    ['DE', '5. März 2024', '5. März 2024 = 2024-03-05 … 2024-03-05 by day'],
    ['DE', '2010 bis 2014', '2010 bis 2014 = 2010-01-01 … 2014-12-31 by year'],
    ['DE', 'die letzten 3 Monate', 'letzten 3 Monate = 3 month, 1 back'],
    ['DE', 'die 1990er', '1990er = 1990-01-01 … 1999-12-31 by year'],
    ['FR', 'le 04/03/2024', '04/03/2024 = 2024-03-04 … 2024-03-04 by day'],
    ['FR', 'les 6 derniers mois', '6 derniers mois = 6 month, 1 back'],
    ['ES', 'marzo de 2023', 'marzo de 2023 = 2023-03-01 … 2023-03-31 by month'],
    ['ES', 'la década de 1990', 'década de 1990 = 1990-01-01 … 1999-12-31 by year'],
    ['RU', '5 марта 2023 года', '5 марта 2023 года = 2023-03-05 … 2023-03-05 by day'],
    ['VI', '6 tháng gần nhất', '6 tháng gần nhất = 6 month, 1 back'],
    ['VI', 'năm 2023', 'năm 2023 = 2023-01-01 … 2023-12-31 by year'],
    ['JA', '2024年3月の売上', '2024年3月 = 2024-03-01 … 2024-03-31 by month'],
    ['JA', '2010年から2014年', '2010年から2014年 = 2010-01-01 … 2014-12-31 by year'],
    ['ZH-CN', '最近6个月', '最近6个月 = 6 month, 1 back'],
    ['ZH-CN', '2023年6月1日至15日', '2023年6月1日至15日 = 2023-06-01 … 2023-06-15 by day'],
    ['KO', '1990년대', '1990년대 = 1990-01-01 … 1999-12-31 by year'],
    ['AR', 'في ٢٠٢٣', '٢٠٢٣ = 2023-01-01 … 2023-12-31 by year'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(times(text, lexicons[language])).toContain(expected)
  })
})
