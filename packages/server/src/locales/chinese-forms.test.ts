import { expect, it } from 'vitest'
import { simplifiedOf } from './chinese-forms.ts'

it('writes traditional Chinese in simplified characters', () => {
  expect(simplifiedOf('各門市的營業額')).toBe('各门市的营业额')
})
