import { describe, expect, it } from 'vitest'
import { amountLabels } from './amount-labels.ts'

const labels = (values: readonly number[], language: Parameters<typeof amountLabels>[2] = 'EN') =>
  amountLabels('total', values, language)

describe('amountLabels', () => {
  it('writes numbers in full', () => {
    expect(labels([0, 950_000.5])).toEqual({ title: 'total', tickCount: 6 })
    expect(labels([0.002])).toEqual({ title: 'total', tickCount: 6 })
    expect(labels([4, 0])).toEqual({ title: 'total', tickCount: 6, tickMinStep: 1 })
  })

  // What Unicode's own tables (CLDR) call them.
  it.each([
    ['EN', 3.2e6, '1000000', '"M"'],
    ['EN', 4e15, '1000000000000', '"T"'],
    ['DE', 3.2e9, '1000000000', '" Mrd."'],
    ['JA', 3.2e6, '10000', '"万"'],
    ['ZH-TW', 3.2e8, '100000000', '"億"'],
    ['HI', 3.2e6, '100000', '" लाख"'],
    ['AR', -3.2e6, '1000000', '" مليون"'],
  ] as const)('in %s writes %d with the word for %s', (language, value, size, word) => {
    const expression = String(labels([value], language)['labelExpr']).replaceAll('\u00a0', ' ')
    expect(expression).toBe(`datum.value === 0 ? '0' : format(datum.value / ${size}, ',~f') + ${word}`)
  })

  it('writes tiny numbers by a power of ten', () => {
    expect(labels([3.1e-9])).toMatchObject({
      title: 'total (×10^−9)',
      labelExpr: expect.stringContaining('/ 1e-9'),
    })
    expect(labels([4e-5])).toMatchObject({ title: 'total (×10^−6)' })
  })
})
