import { describe, expect, it } from 'vitest'
import type { ChartSpecification } from '../../../domain/chart.ts'
import { openView } from './open-view.ts'
import { longNames } from './wrap-names.ts'

const long = 'Wholesale and retail trade; repair of motor vehicles'
const endless =
  'Public administration and defence, with everything that is paid for in common and by everyone'

const bars = (names: readonly string[]): ChartSpecification => ({
  data: { values: names.map((name) => ({ name, amount: 1 })) },
  mark: 'bar',
  encoding: {
    y: { field: 'name', type: 'nominal', sort: null },
    x: { field: 'amount', type: 'quantitative' },
  },
})

async function written(specification: ChartSpecification): Promise<readonly string[]> {
  const { view } = await openView(specification)
  const texts: string[] = []
  await view.toCanvas(1, { context: { fillText: (text: string) => texts.push(text) } })
  view.finalize()
  return texts
}

describe('long names', () => {
  it('are those that do not fit on a line', () => {
    expect(longNames(['short', long, '北京市朝阳区建国门外大街一号国际贸易中心大厦'])).toEqual([
      long,
      '北京市朝阳区建国门外大街一号国际贸易中心大厦',
    ])
  })

  it('stand in two lines beside the bars, and the others in one', async () => {
    const texts = await written(bars(['short', long, 'it\'s "quoted" \\']))
    expect(texts).toEqual(
      expect.arrayContaining([
        'short',
        'Wholesale and retail trade; repair of',
        'motor vehicles',
        'it\'s "quoted" \\',
      ]),
    )
  })

  it('are cut where two lines do not hold them', async () => {
    expect((await written(bars([endless]))).some((text) => text.endsWith('…'))).toBe(true)
  })

  it('stay in one line where there are many', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `${long} ${index}`)
    expect(await written(bars(names))).not.toContain('motor vehicles 1')
  })
})
