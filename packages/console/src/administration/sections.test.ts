import { expect, it } from 'vitest'
import { sectionsFor } from './sections.ts'

it('shows only what the role may do', () => {
  const [owner, person] = [{ owner: true }, { owner: false }]
  const [administrator, member] = [{ role: 'administrator' }, { role: 'member' }] as const
  expect(sectionsFor(owner, member, true)).toContain('accounts')
  expect(sectionsFor(owner, member, true)).toContain('keys')
  expect(sectionsFor(person, administrator, true)).toEqual([
    'projects',
    'keys',
    'members',
    'quotas',
    'usage',
    'jobs',
    'activity',
  ])
  expect(sectionsFor(person, member, true)).toEqual(['projects'])
  expect(sectionsFor(person, member, false)).toEqual([])
})
