import { expect, test } from 'vitest'
import { readVocabularies, vocabularies, writtenVocabularies } from './vocabularies.ts'

test('what the build writes down is what the phrases of all languages give', async () => {
  expect(readVocabularies(await writtenVocabularies())).toEqual(await vocabularies())
})

test('a word that English has, too, tells no language apart', async () => {
  const { english, others } = await vocabularies()
  expect(english.has('total')).toBe(true)
  expect(others.get('ID')?.own.has('total')).toBe(false)
  expect(others.get('ID')?.shared.has('total')).toBe(true)
  expect(others.get('DE')?.own.has('umsatz')).toBe(true)
})
