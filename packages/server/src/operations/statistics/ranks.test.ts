import { describe, it } from 'vitest'
import { column, expectAllClose, expected, type Figure } from './fixtures/expected.contract.ts'
import { averageRanks } from './ranks.ts'

describe('ranks', () => {
  it.each(Object.entries(expected<Record<string, Figure[]>>('ranks')))('of %s agree', (name, ranks) => {
    expectAllClose(averageRanks(column(name)), ranks)
  })
})
