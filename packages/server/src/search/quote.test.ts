import { describe, expect, it } from 'vitest'
import { quoteFrom } from './quote.ts'

const text = `The harbour

The old harbour was dredged in 1887. Its crane lifts 40 tonnes! Ships of the line lie at the north quay. The south quay is for ferries.

Fees are due on arrival.`

describe('a quotation', () => {
  it.each([
    ['How many tonnes does the crane lift?', 'Its crane lifts 40 tonnes!'],
    ['When was the harbour dredged?', 'The old harbour was dredged in 1887.'],
    ['When are fees due?', 'Fees are due on arrival.'],
  ])('answers "%s" word for word', (question, sentence) => {
    const quote = quoteFrom(text, question, 'en')
    expect(quote).toContain(sentence)
    expect(text).toContain(quote)
    expect(quote).not.toContain('\n')
  })

  it('goes on behind a question that the text asks itself', () => {
    const asked = 'How deep is the basin?\nIt was dug to eleven metres. Cranes stand on rails.'
    expect(quoteFrom(asked, 'How deep is the basin?', 'en')).toContain('It was dug to eleven metres.')
  })

  it('keeps to sentences of a script without spaces', () => {
    const chinese = '港口建于1887年。起重机可吊起40吨。渡轮停靠在南码头。'
    expect(quoteFrom(chinese, '起重机能吊多少吨？', 'zh-CN')).toContain('起重机可吊起40吨。')
  })

  it('is not endless where a text has no sentences', () => {
    expect(quoteFrom('word '.repeat(1000), 'which word?', 'en').length).toBeLessThanOrEqual(420)
    expect(quoteFrom('', 'anything?', 'en')).toBe('')
  })
})
