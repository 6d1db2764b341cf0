import { createCanvas, type SKRSContext2D } from 'canvas'
import { describe, expect, it } from 'vitest'
import { runsLeft, writing } from './writing.ts'

describe('runsLeft', () => {
  it.each([
    ['المبيعات', true],
    ['2024 المبيعات', true],
    ['(سلام)', true],
    ['ABC سلام', false],
    ['«\u2068day\u2069» من', true],
    ['−15', false],
    ['', false],
    ['销售', false],
  ])('of %j is %j', (text, left) => {
    expect(runsLeft(text)).toBe(left)
  })
})

describe('writing', () => {
  it('turns with each text, and drops the half of a character that was cut', () => {
    const context = Object.assign<SKRSContext2D, object>(createCanvas(10, 10).getContext('2d'), writing)
    context.fillText('سلام', 0, 0)
    expect(context.direction).toBe('rtl')
    context.fillText('cut \ud83d…', 0, 0)
    expect(context.direction).toBe('ltr')
  })
})
