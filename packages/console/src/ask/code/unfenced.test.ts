import { expect, it } from 'vitest'
import { unfenced } from './unfenced.ts'

it('takes the fence away, and tells its language', () => {
  expect(unfenced('```sql\nSELECT 1\nFROM t\n```')).toEqual({ code: 'SELECT 1\nFROM t', language: 'sql' })
  expect(unfenced('````\na ``` b\n````')).toEqual({ code: 'a ``` b', language: '' })
  expect(unfenced('SELECT 1')).toEqual({ code: 'SELECT 1', language: '' })
})
