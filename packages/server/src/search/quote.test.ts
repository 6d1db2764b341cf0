import { describe, expect, it } from 'vitest'
import { quoteAround, sentencesIn } from './quote.ts'

const text = `The harbour

The old harbour was dredged in 1887. Its crane lifts 40 tonnes! Ships of the line lie at the north quay. The south quay is for ferries.

Fees are due on arrival.`

const around = (whole: string, tag: string, at: number) => quoteAround(whole, sentencesIn(whole, tag), at)

describe('a quotation', () => {
  it('has the sentences beside it, word for word and of one paragraph', () => {
    expect(around(text, 'en', 2)).toBe(
      'The old harbour was dredged in 1887. Its crane lifts 40 tonnes! Ships of the line lie at the north quay.',
    )
    expect(around(text, 'en', 5)).toBe('Fees are due on arrival.')
  })

  it('keeps to sentences of a script without spaces', () => {
    const chinese = '港口建于1887年。起重机可吊起40吨。渡轮停靠在南码头。'
    expect(sentencesIn(chinese, 'zh-CN').map(({ segment }) => segment)).toEqual([
      '港口建于1887年。',
      '起重机可吊起40吨。',
      '渡轮停靠在南码头。',
    ])
  })

  it('is not endless where a text has no sentences', () => {
    expect(around('word '.repeat(1000), 'en', 0).length).toBeLessThanOrEqual(420)
    expect(around('', 'en', 0)).toBe('')
  })
})
