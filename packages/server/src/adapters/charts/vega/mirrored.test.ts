import { describe, expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import { openView } from './open-view.ts'

const chart = (language: Language) => ({
  title: 'Title',
  usermeta: { language },
  data: {
    values: ['2023', '2024'].flatMap((year) =>
      ['متجر', 'المتجر الإلكتروني'].map((channel, index) => ({ year, channel, amount: index + 1 })),
    ),
  },
  mark: 'bar',
  encoding: {
    x: { field: 'year', type: 'nominal' },
    xOffset: { field: 'channel', sort: null },
    y: { field: 'amount', type: 'quantitative' },
    color: { field: 'channel', type: 'nominal', sort: null },
  },
})

interface Scene {
  readonly role?: string
  readonly x?: number
  readonly bounds: { readonly x1: number; readonly x2: number }
  readonly datum?: { readonly year?: string; readonly channel?: string }
  readonly items?: readonly Scene[]
}

/** Everything of one role, with its edges on the page. */
async function placed(language: Language, role: string) {
  const { view } = await openView(chart(language))
  const found: { left: number; right: number; name: string }[] = []
  const walk = (node: Scene, from: number): void => {
    for (const item of node.items ?? []) {
      if (node.role === role)
        found.push({
          left: from + item.bounds.x1,
          right: from + item.bounds.x2,
          name: `${item.datum?.year} ${item.datum?.channel}`,
        })
      for (const inner of item.items ?? []) walk(inner, from + (item.x ?? 0))
    }
  }
  walk((view.scenegraph() as unknown as { readonly root: Scene }).root, 0)
  view.finalize()
  return found
}

const leftmost = (items: Awaited<ReturnType<typeof placed>>) => Math.min(...items.map(({ left }) => left))
const inOrder = (items: Awaited<ReturnType<typeof placed>>) =>
  items.toSorted((a, b) => a.left - b.left).map(({ name }) => name)

describe('a chart in Arabic', () => {
  it('begins at the right: its groups, and the bars in them', async () => {
    expect(inOrder(await placed('AR', 'mark'))).toEqual(inOrder(await placed('EN', 'mark')).toReversed())
  })

  it('has its axis at the right of its bars', async () => {
    const bars = await placed('AR', 'mark')
    const ends = (await placed('AR', 'axis-label')).map(({ left }) => left)
    expect(Math.max(...ends)).toBeGreaterThan(Math.max(...bars.map(({ right }) => right)))
  })

  it('has each name in the legend to the left of its colour, ending at the same place', async () => {
    const names = await placed('AR', 'legend-label')
    const colours = await placed('AR', 'legend-symbol')
    expect(names).toHaveLength(2)
    for (const { right } of names) expect(right).toBeLessThan(leftmost(colours))
    expect(names[0]?.right).toBeCloseTo(names[1]?.right ?? 0, 0)
    expect(leftmost(names)).toBeLessThan(leftmost(await placed('AR', 'mark')))
  })
})
