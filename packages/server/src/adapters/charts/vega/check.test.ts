import { describe, expect, it } from 'vitest'
import { check } from './check.ts'

const view = { mark: 'bar', encoding: { x: { field: 'a', type: 'nominal' } } }

describe('check', () => {
  it.each([
    ['one view', view],
    ['a mark with settings', { ...view, mark: { type: 'line', point: true } }],
    ['layers', { layer: [view, { mark: 'rule' }] }],
    ['views side by side', { hconcat: [view, { vconcat: [view] }] }],
    ['a repeated view', { facet: { field: 'b' }, spec: view }],
  ])('accepts %s', (_, specification) => {
    expect(() => check(specification)).not.toThrow()
  })

  it.each([
    ['no mark', {}, 'The chart has no mark'],
    [
      'an unknown mark in a layer',
      { layer: [view, { mark: 'pony' }] },
      'The chart\'s layer[1] has an unknown mark: "pony"',
    ],
    ['a layer that is no object', { layer: ['bar'] }, "The chart's layer[0] is not an object"],
    ['an encoding that is no object', { ...view, encoding: 'x' }, "The chart's encoding is not an object"],
    [
      'an unknown type',
      { ...view, encoding: { y: { type: 'number' } } },
      'The chart\'s encoding y has an unknown type: "number"',
    ],
  ])('names %s', (_, specification, message) => {
    expect(() => check(specification)).toThrow(message)
  })
})
