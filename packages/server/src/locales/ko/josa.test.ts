import { expect, it } from 'vitest'
import { render } from '../render.ts'
import { josa } from './josa.ts'

it('takes the particle that the last sound asks for', () => {
  const topic = (word: string): string => render(josa([word], '은', '는')).content
  expect(topic('평균')).toBe('평균은')
  expect(topic('합계')).toBe('합계는')
  expect(topic('비율(%)')).toBe('비율(%)은')
  expect(topic('amount')).toBe('amount은(는)')
})
