import { describe, expect, it } from 'vitest'
import type { Table } from '../../domain/table.ts'
import { spansOf } from './spans.ts'

/** Only the names of columns tell what the data is written in. */
const chinese = { columns: [{ name: '性别' }] } as unknown as Table

describe('spansOf', () => {
  it('gives folded stretches of words with the marks inside and around them', async () => {
    const spans = await spansOf("How many games did the L.A. Lakers win 101–99 at O'Hare Arena?", 'EN')
    expect(spans).toEqual(
      expect.arrayContaining(['l.a. lakers', 'l.a.', '101–99', "o'hare arena", 'games', 'game']),
    )
    expect(new Set(spans).size).toBe(spans.length)
  })

  it('gives every stretch of up to twelve characters of a script without spaces', async () => {
    const spans = await spansOf('杭州的湖滨店', 'ZH-CN')
    expect(spans).toEqual(expect.arrayContaining(['杭州', '湖滨店', '杭州的湖滨店', '州的']))
    expect((await spansOf('字'.repeat(40), 'ZH-CN')).every((span) => span.length <= 12)).toBe(true)
  })

  it('adds what another language calls the same value', async () => {
    expect(await spansOf('有多少订单已取消', 'ZH-CN')).toContain('cancelled')
    expect(await spansOf('female staff', 'EN', [chinese])).toContain('女性')
  })

  it('stays small for a very long question', async () => {
    expect((await spansOf('word '.repeat(1200), 'EN')).length).toBeLessThanOrEqual(4_100)
  })
})
