import { describe, expect, it } from 'vitest'
import { tokenize } from '../tokenizer/tokenize.ts'
import { loadConcepts, loadLexicon } from './load.ts'

const english = await loadLexicon('EN')
const read = (text: string) => tokenize(text, english, english, english.cuts)
/** The kinds of what the longest phrase at the beginning may mean. */
const kindsOf = (text: string) => {
  const [longest] = english.sensesAt(read(text), 0)
  return { until: longest?.until, kinds: longest?.senses.map(({ kind }) => kind).sort() }
}

describe('English senses', () => {
  it.each([
    ['how many orders', 2, ['quantity']],
    ['year-over-year growth', 3, ['change']],
    ['per store', 1, ['group', 'ratio', 'within']],
    ['compared to last year', 4, ['change']],
    ['why', 1, ['ask', 'follow', 'task']],
    ['summarise', 1, ['task']],
    ['running total', 2, ['cumulative']],
    ['moving average', 2, ['moving']],
    ['most expensive', 2, ['superlative']],
    ['break it down by', 4, ['follow']],
    ['>= 5', 1, ['compare']],
  ])('%s', (text, until, kinds) => {
    const found = kindsOf(text)
    expect(found.until).toBe(until)
    expect(found.kinds).toEqual(expect.arrayContaining(kinds))
  })

  it('gives every phrase that begins at a place, the longest first', () => {
    expect(english.sensesAt(read('most expensive'), 0).map(({ until }) => until)).toEqual([2, 1])
  })

  it('hears nothing across a comma or inside of quotation marks', () => {
    expect(kindsOf('running, total').until).toBe(1)
    expect(english.sensesAt(read('"running total"'), 0)).toEqual([])
  })
})

describe('concepts', () => {
  it('finds words as the file has them, and in other forms', () => {
    const [revenue] = english.conceptsAt(read('revenue'), 0)
    expect(revenue).toMatchObject({ until: 1, exact: true })
    expect(revenue?.concepts).toContain('revenue')
    expect(english.conceptsAt(read('turnovers'), 0)[0]).toMatchObject({ until: 1, exact: false })
  })

  it('finds the thing that a German word ends in', async () => {
    const german = await loadLexicon('DE')
    const [found] = german.conceptsAt(tokenize('Jahresumsätze', german, english, german.cuts), 0)
    expect(found).toMatchObject({ until: 1, exact: false })
    expect(found?.concepts).toContain('revenue')
  })

  it('knows what is near to what', async () => {
    const concepts = await loadConcepts()
    expect(concepts.get('revenue')).toMatchObject({
      subject: 'sales',
      near: expect.arrayContaining(['sales']),
    })
  })

  it('is read once', () => {
    expect(loadLexicon('EN')).toBe(loadLexicon('EN'))
  })
})
