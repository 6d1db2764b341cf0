import { expect, it } from 'vitest'
import { columnNatures, overridableTypes } from '@auger/contract'
import { natureChoices, typeChoices } from './natures.ts'

it('offers what the contract takes', () => {
  expect([...natureChoices]).toEqual([...columnNatures])
  expect([...typeChoices]).toEqual([...overridableTypes])
})
