import { expect, it } from 'vitest'
import { overridesOf } from './override-draft.ts'

it('sends only what was said', () => {
  expect(overridesOf({ headerRow: ' ', delimiter: '', types: {} })).toEqual({})
  expect(overridesOf({ headerRow: '0', delimiter: ';', types: { zip: 'text' } })).toEqual({
    header_row: 0,
    delimiter: ';',
    types: { zip: 'text' },
  })
})

it('knows what people write for a tab', () => {
  expect(overridesOf({ headerRow: '', delimiter: '\\t', types: {} })).toEqual({ delimiter: '\t' })
  expect(overridesOf({ headerRow: '', delimiter: 'Tab', types: {} })).toEqual({ delimiter: '\t' })
  expect(overridesOf({ headerRow: '', delimiter: ' ', types: {} })).toEqual({ delimiter: ' ' })
})
