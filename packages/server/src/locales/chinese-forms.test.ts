import { expect, it } from 'vitest'
import { simplifiedOf, traditionalOf } from './chinese-forms.ts'
import { taiwanese } from './zh-tw/taiwanese.ts'

it('turns one form of Chinese into the other, but for what both write alike', () => {
  expect(traditionalOf('平均销售额是多少')).toBe('平均銷售額是多少')
  expect(traditionalOf('100公里以后')).toBe('100公里以後')
  expect(simplifiedOf('各門市的營業額')).toBe('各门市的营业额')
})

it("adds Taiwan's own words", () => {
  expect(taiwanese('数据')).toEqual(['數據', '資料'])
})
