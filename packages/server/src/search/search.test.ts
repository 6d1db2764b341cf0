import { describe, expect, it } from 'vitest'
import { buildIndex, openIndex } from './passage-index.ts'
import { rankPassages } from './rank-passages.ts'
import { splitPassages } from './split-passages.ts'
import { termsOf } from './terms.ts'

const texts = (text: string) => termsOf(text).map((term) => term.text)
const indexOf = (...passages: readonly string[]) =>
  openIndex(buildIndex(passages.map((text) => ({ text, page: null, headings: [] }))))

describe('terms', () => {
  it('are words and pieces of four letters, their beginning and end marked', () => {
    expect(texts('Markt!')).toEqual(['=markt', '~^mar', '~mark', '~arkt', '~rkt$'])
    expect(texts('it')).toEqual(['=it'])
  })

  it('are characters and pairs where words have no spaces between them', () => {
    expect(texts('销售额')).toEqual(['1销', '2销售', '1售', '2售额', '1额'])
    expect(texts('売上2024年')).toEqual(['1売', '2売上', '1上', '=2024', '~^202', '~2024', '~024$', '1年'])
  })

  it('are pairs of syllables in Korean', () => {
    expect(texts('매출액')).toEqual(['=매출액', '~^매', '~매출', '~출액', '~액$'])
  })

  it('keep the marks of Devanagari and drop those that only guide the voice in Arabic', () => {
    expect(texts('बिक्री')[0]).toBe('=बिक्री')
    expect(texts('مَبِيعَات')[0]).toBe('=مبيعات')
    expect(texts('إجمالي')[0]).toBe(texts('اجمالي')[0])
  })

  it('tell accents apart, and case and width not', () => {
    expect(texts('má')).not.toEqual(texts('ma'))
    expect(texts('ＡＢＣ')).toEqual(texts('abc'))
  })
})

describe('passages', () => {
  const sentence = (words: number) => `${'word '.repeat(words).trim()}.`

  it('keep their page and headings, and join short paragraphs', () => {
    expect(
      splitPassages([
        { text: 'One.\nTwo.\n\nThree.', page: 4, headings: ['Terms', 'Price'] },
        { text: 'Four.', headings: [] },
      ]),
    ).toEqual([
      { text: 'One.\nTwo.\nThree.', page: 4, headings: ['Terms', 'Price'] },
      { text: 'Four.', page: null, headings: [] },
    ])
  })

  it('are cut at the end of sentences, then of words, then anywhere', () => {
    const long = Array.from({ length: 30 }, () => sentence(12)).join(' ')
    for (const { text } of splitPassages([{ text: long, headings: [] }])) {
      expect(text.length).toBeLessThanOrEqual(1_200)
      expect(text).toMatch(/\.$/)
    }
    const endless = splitPassages([{ text: '字'.repeat(5_000), headings: [] }])
    expect(endless.map(({ text }) => text).join('')).toBe('字'.repeat(5_000))
    expect(Math.max(...endless.map(({ text }) => text.length))).toBeLessThanOrEqual(1_200)
  })

  it('are cut between characters, however many units those have', () => {
    const endless = splitPassages([{ text: `a${'😀'.repeat(3_000)}`, headings: [] }])
    expect(endless.map(({ text }) => text).join('')).toBe(`a${'😀'.repeat(3_000)}`)
    for (const { text } of endless) expect(text).toBe(text.toWellFormed())
  })

  it('take time in step with the length of the text, whatever it repeats', () => {
    for (const sign of ['"', "'", ')', '.', '」', 'a', 'a\n', '. ', '\n\n'])
      expect(splitPassages([{ text: `${sign.repeat(400_000)}x`, headings: [] }]).length).toBeGreaterThan(0)
  })

  it('of nothing are none', () => {
    expect(splitPassages([{ text: ' \n\n ', headings: [] }])).toEqual([])
  })
})

describe('an index', () => {
  it('finds each term where it stands, and how often', () => {
    const index = indexOf('red fish', 'blue fish, red fish', 'green')
    expect(index.passages).toBe(3)
    expect(index.find('=fish')).toEqual([
      { passage: 0, count: 1 },
      { passage: 1, count: 2 },
    ])
    expect(index.find('=green')).toEqual([{ passage: 2, count: 1 }])
    expect(index.find('=yellow')).toEqual([])
  })

  it('counts past what one byte holds', () => {
    const many = [...Array.from({ length: 300 }, (_, at) => `filler${at}`), 'rare '.repeat(200)]
    expect(indexOf(...many).find('=rare')).toEqual([{ passage: 300, count: 200 }])
  })

  it('of nothing finds nothing', () => {
    expect(indexOf().find('=fish')).toEqual([])
  })

  it('refuses bytes that are none, or only its beginning', () => {
    expect(() => openIndex(Buffer.alloc(64))).toThrow('no index')
    const bytes = buildIndex([{ text: 'some words', page: null, headings: [] }])
    expect(() => openIndex(bytes.subarray(0, 24))).toThrow('cut off')
  })
})

describe('ranking', () => {
  const storms = indexOf('The storm broke the harbour wall in March.', 'Fishermen repaired their nets.')
  const taxes = indexOf('The tax on fish was doubled.', 'Harbours are run by the state.')

  it('puts what answers best first, whichever source holds it', () => {
    const [best] = rankPassages('When did the storm break the wall of the harbour?', [taxes, storms], 3)
    expect(best).toMatchObject({ index: 1, passage: 0 })
  })

  it('finds other forms of a word', () => {
    expect(rankPassages('taxation', [taxes], 1)).toMatchObject([{ passage: 0 }])
    expect(rankPassages('Hafenmauern', [indexOf('Berge', 'die Hafenmauer')], 1)).toMatchObject([
      { passage: 1 },
    ])
  })

  it('finds nothing where nothing matches', () => {
    expect(rankPassages('xylophone', [taxes, storms], 3)).toEqual([])
    expect(rankPassages('storm', [], 3)).toEqual([])
  })

  it('finds by a heading what stands below it', () => {
    const index = openIndex(
      buildIndex([
        { text: 'Thirty days.', page: 1, headings: ['Payment terms'] },
        { text: 'Two years.', page: 1, headings: ['Warranty'] },
      ]),
    )
    expect(rankPassages('What are the payment terms?', [index], 1)).toMatchObject([{ passage: 0 }])
  })
})

describe('lines that a fixed width has broken', () => {
  it('are put together again, and lists and headings are not', () => {
    const text = [
      'Ferries',
      'The ferries to the islands leave from the south quay every day of the',
      'week, and in summer they leave twice. Tickets are sold on board.',
      '- The first ferry of the morning is for people with bicycles and for their',
      '- The last one is for everyone.',
    ].join('\n')
    const [{ text: whole = '' } = {}] = splitPassages([{ text, headings: [] }])
    expect(whole).toContain('every day of the week, and in summer')
    expect(whole.split('\n')).toEqual([
      'Ferries',
      'The ferries to the islands leave from the south quay every day of the week, and in summer they leave twice. Tickets are sold on board.',
      '- The first ferry of the morning is for people with bicycles and for their',
      '- The last one is for everyone.',
    ])
  })
})
