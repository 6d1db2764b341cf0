import { describe, expect, it } from 'vitest'
import { partsOf, stem } from './stem.ts'

describe('stem', () => {
  it.each([
    ['उड़ान', 'उड़ानें', 'उड़ानों', 'उडान'],
    ['यात्री', 'यात्रियों', 'यात्रियाँ'],
    ['किराया', 'किराये', 'किराए', 'किरायों'],
    ['सस्ता', 'सस्ती', 'सस्ते'],
    ['महीना', 'महीने', 'महीनों'],
    ['कपड़े', 'कपड़ों', 'कपड़ा'],
    ['मुंबई', 'मुम्बई'],
  ])('%s', (...forms) => {
    expect(new Set(forms.map(stem)).size, forms.map(stem).join(' ')).toBe(1)
  })

  it('keeps words apart, and those of other scripts as they are', () => {
    expect(new Set(['दिन', 'दाम', 'देश', 'दर', 'नाम', 'राशि', 'राज्य'].map(stem)).size).toBe(7)
    expect(['city', 'q2'].map(stem)).toEqual(['city', 'q2'])
  })
})

it('parts what things are told apart by from the things, but no days', () => {
  const isThing = (word: string) => ['शहर', 'विभाग', 'सोमवार', 'परिवार', 'सोम', 'परि'].includes(word)
  expect(partsOf('शहरवार', isThing)).toEqual([3])
  expect(partsOf('विभागवार', isThing)).toEqual([5])
  expect(partsOf('सोमवार', isThing)).toEqual([])
  expect(partsOf('परिवार', isThing)).toEqual([])
})
