import { describe, expect, it } from 'vitest'
import { dateBounds } from './date-bounds.ts'

const year = { lowest: '2024-01-20', low: '2024-04-01', high: '2024-10-01', highest: '2024-12-12' }

describe('what dates must lie between', () => {
  it('is three times the middle half around it', () => {
    const many = { lowest: '2005-01-01', low: '2010-01-01', high: '2020-01-01', highest: '2023-01-01' }
    // 3652 days from 2010 to 2020.
    expect(dateBounds(many, '2024-05-15')).toMatchObject({ low: '1980-01-03', high: '2024-05-15' })
  })

  it('leaves two years at least where all lie close together', () => {
    expect(dateBounds(year, '2099-01-01').low).toBe('2022-03-31')
    expect(dateBounds(year, '2099-01-01').high).toBe('2026-10-03')
  })

  it('ends today where nearly all have come, but for what is planned for soon', () => {
    expect(dateBounds(year, '2025-06-01').high).toBe('2025-06-01')
    expect(dateBounds(year, '2024-12-13').high).toBe('2025-03-14')
  })

  it('is not bound by today where many are still to come', () => {
    expect(dateBounds(year, '2024-11-01').high).toBe('2026-10-03')
  })

  it('takes days that stand for none as such, unless many dates lie there', () => {
    const births = { lowest: '1935-01-01', low: '1960-01-01', high: '1990-01-01', highest: '2004-01-01' }
    const { low, empty } = dateBounds(births, '2024-05-15')
    expect(low < '1899-12-30').toBe(true)
    expect(empty).toEqual(['1899-12-30', '1899-12-31', '1900-01-01'])
    expect(dateBounds({ ...births, lowest: '1890-01-01' }, '2024-05-15').empty).toEqual([])
  })

  it('names no year that a date cannot have', () => {
    const ages = { lowest: '0100-01-01', low: '0500-01-01', high: '4500-01-01', highest: '9000-01-01' }
    expect(dateBounds(ages, '2024-05-15')).toMatchObject({ low: '0001-01-01', high: '9999-12-31' })
  })
})
