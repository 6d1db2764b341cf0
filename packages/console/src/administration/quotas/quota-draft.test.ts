import { expect, it } from 'vitest'
import { draftOf, limitOf, quotasOf } from './quota-draft.ts'

const before = { job_quota: 100, storage_quota: 1_234_567_890, token_quota: null }

it('writes limits, and nothing where there is none', () => {
  expect(draftOf(before)).toEqual({ jobs: '100', storage: '1235', tokens: '' })
})

it('sends what was typed, and storage that was left alone to the byte', () => {
  expect(quotasOf({ jobs: ' 7 ', storage: '1235', tokens: '' }, before)).toEqual({
    job_quota: 7,
    storage_quota: 1_234_567_890,
    unlimited: ['token_quota'],
  })
  expect(quotasOf({ jobs: '', storage: '2', tokens: '0' }, before)).toEqual({
    storage_quota: 2_000_000,
    token_quota: 0,
    unlimited: ['job_quota'],
  })
})

it('refuses what is no whole number', () => {
  for (const typed of ['-1', '1.5', 'many', '1e3', '9999999999999']) expect(limitOf(typed)).toBeUndefined()
  expect(quotasOf({ jobs: 'x', storage: '', tokens: '' }, before)).toBeUndefined()
})
