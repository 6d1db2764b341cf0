import { describe, expect, it } from 'vitest'
import { expectClose, expected } from '../fixtures/expected.contract.ts'
import { logGamma } from './gamma-function.ts'
import { incompleteBeta } from './incomplete-beta.ts'
import { upperIncompleteGamma } from './incomplete-gamma.ts'
import { kolmogorovSf } from './kolmogorov.ts'
import { normalCdf, normalPpf, normalSf } from './normal.ts'
import { chiSquaredSf, fisherFSf, studentTCdf, studentTTwoSided } from './sampling.ts'
import { smirnovSf } from './smirnov.ts'

const functions: Record<string, (...values: number[]) => number> = {
  chiSquaredSf,
  fisherFSf,
  incompleteBeta,
  kolmogorovSf,
  logGamma,
  normalCdf,
  normalPpf,
  normalSf,
  smirnovSf,
  studentTCdf,
  studentTTwoSided,
  upperIncompleteGamma,
}

describe.each(Object.entries(expected<Record<string, number[][]>>('distributions')))('%s', (name, rows) => {
  it.each(rows.map((row) => [row.slice(0, -1), row.at(-1) ?? Number.NaN] as const))(
    'of %j',
    (given, wanted) => {
      expectClose(functions[name]?.(...given), wanted, 1e-9, name)
    },
  )
})

describe('distributions', () => {
  it('end where their values end', () => {
    expect([normalPpf(0), normalPpf(1)]).toEqual([-Infinity, Infinity])
    expect([studentTTwoSided(Infinity, 3), fisherFSf(Infinity, 2, 3), chiSquaredSf(Infinity, 2)]).toEqual([
      0, 0, 0,
    ])
    expect([kolmogorovSf(5, 1), kolmogorovSf(5, 0.1), smirnovSf(5, 0)]).toEqual([0, 1, 1])
    expect([normalCdf(-Infinity), normalCdf(Infinity)]).toEqual([0, 1])
  })

  it('refuse what is no probability', () => {
    expect(() => normalPpf(1.5)).toThrow('1.5')
  })
})
