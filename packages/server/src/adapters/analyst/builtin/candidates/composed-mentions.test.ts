import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import type { Mentions } from './mention.ts'
import { mentionsIn as mentionsOfExample } from './mentions-in.contract.ts'

const records = `CREATE TABLE records AS SELECT * FROM (VALUES
  (1, 'Blue Door', 'Gia Linh', 2001, 'Peru', 'F'), (2, 'Long Road', 'Ma Ying', 1987, 'Chad', 'R'))
  AS t(record_id, song_name, name, release_year, country, song_type_code)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [records])
})
afterAll(() => examples.close())

const mentionsIn = (text: string, language: Language): Mentions =>
  mentionsOfExample(examples, 'records', text, language)

const best = ({ columns }: Mentions, name: string): number =>
  Math.max(0, ...columns.filter(({ column }) => column.name === name).map(({ quality }) => quality))

describe('a name of several words, each said by one of its own', () => {
  it.each([
    ['VI', 'tên của tất cả các bài hát', 'song_name'],
    ['RU', 'названия всех песен', 'song_name'],
    ['DE', 'Namen aller Lieder', 'song_name'],
    ['ID', 'nama semua lagu', 'song_name'],
    ['RU', 'год выпуска', 'release_year'],
    ['VI', 'năm của phát hành', 'release_year'],
    ['ZH-CN', '歌曲类型代码', 'song_type_code'],
  ] as const)('%s: %s is %s', (language, text, name) => {
    const { columns, question } = mentionsIn(text, language)
    const firm = columns.filter(({ quality }) => quality > 0.85)
    expect(firm.map(({ column, start, end }) => [column.name, start, end])).toContainEqual([
      name,
      0,
      question.units.length,
    ])
  })

  it('is none where another word stands between', () => {
    expect(best(mentionsIn('год и страна выпуска', 'RU'), 'release_year')).toBeLessThan(0.85)
  })
})

describe('a syllable of a word that is known whole', () => {
  it('is no name in small letters', () => {
    expect(mentionsIn('có bao nhiêu quốc gia?', 'VI').values).toEqual([])
  })

  it('is one with its capital', () => {
    expect(mentionsIn('bài hát của Gia Linh', 'VI').values.map(({ values }) => values)).toContainEqual([
      'Gia Linh',
    ])
  })

  it('is none by the capital of a first word that means something', () => {
    expect(mentionsIn('Mã của bài hát', 'VI').values).toEqual([])
  })
})

it('a name within words that ask for it is asked for', () => {
  expect(best(mentionsIn('hãy kể tên và quốc gia', 'VI'), 'name')).toBeGreaterThan(0.8)
})
