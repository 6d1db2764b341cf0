import { expect, it } from 'vitest'
import { adjective, superlatives, withPlainLetters } from './forms.ts'

it('inflects adjectives as they end', () => {
  expect(adjective('высокий')).toEqual(expect.arrayContaining(['высокая', 'высокое', 'высоких', 'высокую']))
  expect(adjective('наибольший')).toEqual(expect.arrayContaining(['наибольшее', 'наибольшего', 'наибольшую']))
  expect(adjective('средний')).toEqual(expect.arrayContaining(['средняя', 'среднее', 'среднюю', 'средних']))
  expect(adjective('молодой')).toEqual(expect.arrayContaining(['молодой', 'молодая', 'молодых']))
})

it('lets both words of a superlative agree', () => {
  expect(superlatives('дешёвый')).toEqual(
    expect.arrayContaining(['самый дешёвый', 'самой дешёвой', 'самые дешёвые']),
  )
  expect(superlatives('дешёвый')).not.toContain('самый дешёвая')
})

it('hears ё also as е', () => {
  expect(withPlainLetters(['ещё', 'все'])).toEqual(['ещё', 'еще', 'все'])
})
