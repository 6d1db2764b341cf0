import { expect, test } from 'vitest'
import { createFields } from './fields.ts'

test('what is computed is not seen, what it comes to is', () => {
  const fields = createFields()
  expect(fields.inCode).toBe(false)
  fields.begin()
  expect(fields.inCode).toBe(true)
  fields.separate()
  expect(fields.inCode).toBe(false)
  fields.end()
  expect(fields.inCode).toBe(false)
})

test('a result within the code of another field is not seen', () => {
  const fields = createFields()
  fields.begin()
  fields.begin()
  fields.separate()
  expect(fields.inCode).toBe(true)
  fields.end()
  fields.separate()
  expect(fields.inCode).toBe(false)
})

test('ends without beginnings mean nothing', () => {
  const fields = createFields()
  fields.end()
  fields.separate()
  expect(fields.inCode).toBe(false)
  fields.begin()
  expect(fields.inCode).toBe(true)
})

test('hundreds of thousands in each other take no time to speak of', () => {
  const fields = createFields()
  for (let depth = 0; depth < 300_000; depth++) {
    fields.begin()
    fields.separate()
    if (fields.inCode) throw new Error('a result is not code')
  }
  expect(fields.inCode).toBe(false)
})
