import { describe, expect, it } from 'vitest'
import { fold } from '../../domain/table.ts'
import { singular } from '../stem.ts'
import { unitsOf } from '../units.ts'
import { hears } from './hear.ts'
import { synonyms } from './synonyms.ts'

const isSaidFor = (said: string, header: string): boolean =>
  synonyms.some((group) => group.includes(said) && group.includes(header))

/** As names are compared: a plural is the same name. */
const compared = (name: string): string =>
  unitsOf(name)
    .map(({ folded }) => singular(folded))
    .join(' ')

const usual =
  'day|desc|from|kilometer|kilometre|make|meter|metre|number of inhabitants|number of people|peak|rank|result|to|year'.split(
    '|',
  )

describe('English synonyms', () => {
  it('are groups of names that differ', () => {
    for (const group of synonyms) {
      expect(group.length, group.join('|')).toBeGreaterThan(1)
      expect(new Set(group.map(compared)).size, group.join('|')).toBe(group.length)
    }
  })

  it('are written as names are compared', () => {
    for (const name of synonyms.flat()) {
      expect(name).toBe(fold(name))
      expect(name).toMatch(/^[a-z0-9]+(?:[ -][a-z0-9]+)*$/)
    }
  })

  it('say no group twice, nor within another', () => {
    const groups = synonyms.map((group) => new Set(group.map(compared)))
    const within = groups.filter((group, at) =>
      groups.some((other, place) => place !== at && [...group].every((name) => other.has(name))),
    )
    expect(within.map((group) => [...group].join('|'))).toEqual([])
  })

  it('take no word that a question needs for itself, but for a few that headers have', () => {
    const needed = new Set(
      hears.words.flatMap(({ meaning, phrases }) => (meaning.kind === 'verb' ? [] : phrases)),
    )
    expect([...new Set(synonyms.flat())].filter((name) => needed.has(name)).sort()).toEqual(usual)
  })

  it.each([
    ['owner', 'holder'],
    ['magazine', 'journal'],
    ['sponsor', 'funder'],
    ['technique', 'medium'],
    ['pupil', 'student'],
    ['flat', 'apartment'],
    ['date of birth', 'dob'],
    ['postcode', 'zip'],
    ['citizenship', 'nationality'],
    ['established', 'founded'],
    ['programme', 'program'],
    ['skipper', 'captain'],
    ['attorney', 'lawyer'],
    ['gearbox', 'transmission'],
  ])('%s may be called %s', (said, header) => {
    expect(isSaidFor(said, header)).toBe(true)
  })

  it.each([
    ['city', 'country'],
    ['winner', 'loser'],
    ['animal', 'dog'],
    ['departure', 'arrival'],
    ['age', 'era'],
    ['import value', 'export value'],
  ])('%s is not %s', (said, header) => {
    expect(isSaidFor(said, header)).toBe(false)
  })
})
