import { describe, expect, it } from 'vitest'
import type { Frame } from '../../frame/frame.ts'
import { emptyFrame } from '../../frame/frame.ts'
import type { CandidateFinding, FindingKind } from './candidate-finding.ts'
import { mostSurprising } from './most-surprising.ts'
import {
  surpriseOfAverages,
  surpriseOfCourse,
  surpriseOfDistance,
  surpriseOfRelation,
  surpriseOfShare,
} from './surprise.ts'

describe('how surprising something is', () => {
  it('is nothing for an even split, and all where one has everything', () => {
    expect(surpriseOfShare(0.25, 0.25, 1000)).toBe(0)
    expect(surpriseOfShare(0.26, 0.25, 100)).toBe(0)
    expect(surpriseOfShare(1, 0.25, 100)).toBe(1)
    expect(surpriseOfShare(0.5, 0.25, 1e9)).toBeCloseTo(0.5, 3)
  })

  it('is what a relation comes to at least, as scipy has the end of its interval', () => {
    // scipy.stats: tanh(atanh(0.5) - norm.ppf(0.975) / sqrt(100 - 3)), with 1.96 for the quantile
    expect(surpriseOfRelation(-0.5, 100)).toBeCloseTo(0.3366, 3)
    expect(surpriseOfRelation(0.3, 10)).toBe(0)
    expect(surpriseOfRelation(1, 3)).toBe(0)
  })

  it('is how much groups tell of what rows differ by', () => {
    const alike = { count: 50, mean: 10, deviation: 2 }
    expect(surpriseOfAverages([alike, alike])).toBe(0)
    expect(
      surpriseOfAverages([
        { ...alike, deviation: 0 },
        { count: 50, mean: 20, deviation: 0 },
      ]),
    ).toBe(1)
    expect(surpriseOfAverages([alike])).toBe(0)
  })

  it('is nothing where chance explains a course, or a value lies near the others', () => {
    expect(surpriseOfCourse(-0.8, 0.001)).toBe(0.8)
    expect(surpriseOfCourse(0.4, 0.2)).toBe(0)
    expect(surpriseOfDistance(5)).toBe(0)
    expect(surpriseOfDistance(12)).toBe(0.5)
  })
})

describe('what is told', () => {
  const frame: Frame = emptyFrame('t1')
  const finding = (kind: FindingKind, about: string, score: number): CandidateFinding => ({
    kind,
    about,
    frame,
    trials: [],
    surprise: () => score,
  })
  const told = (...candidates: readonly CandidateFinding[]) =>
    mostSurprising(candidates, () => undefined).map(({ about }) => about)

  it('is the best of each kind and then the best of all, the most surprising first', () => {
    const leaders = [0.9, 0.8, 0.7, 0.6, 0.5].map((score) => finding('leader', `leader ${score}`, score))
    const others = [finding('relation', 'relation', 0.2), finding('far', 'far', 0.1)]
    expect(told(...others, ...leaders)).toEqual(['leader 0.9', 'leader 0.8', 'leader 0.7', 'relation', 'far'])
  })

  it('has each thing once, by what is most surprising of it', () => {
    expect(told(finding('leader', 'city', 0.1), finding('leader', 'city', 0.3))).toEqual(['city'])
  })

  it('has a course and a leader though they surprise nobody, and nothing else that does not', () => {
    const [course, leader] = [finding('course', 'course', 0), finding('leader', 'leader', 0)]
    expect(told(finding('relation', 'relation', 0), leader, course, finding('far', 'far', NaN))).toEqual([
      'course',
      'leader',
    ])
  })
})
