import { describe, expect, it } from 'vitest'
import { expectClose, expected } from '../fixtures/expected.contract.ts'
import { kMeans } from './k-means.ts'
import { silhouette } from './silhouette.ts'

const figures = expected<{
  columns: number[][]
  labels: number[]
  inertia: number
  silhouette: number
  loose: number[][]
  looseLabels: number[]
  looseSilhouette: number
  looseInertia: number
}>('clusters')

const renamed = (labels: readonly number[]): number[] => {
  const order = [...new Set(labels)]
  return labels.map((label) => order.indexOf(label))
}

describe('clusters', () => {
  it('are those of scikit-learn', () => {
    const found = kMeans(figures.columns, 3)
    expect(found?.labels).toEqual(renamed(figures.labels))
    expectClose(found?.inertia, figures.inertia, 1e-6)
  })

  it('are as tight as the best of many starts where nothing is apart', () => {
    expectClose(kMeans(figures.loose, 4, { starts: 100 })?.inertia, figures.looseInertia, 1e-6)
  })

  it('are the same every time, and start elsewhere with another seed', () => {
    expect(kMeans(figures.loose, 4, { seed: 3 })).toEqual(kMeans(figures.loose, 4, { seed: 3 }))
    const once = [0, 1, 2, 3, 4, 5].map((seed) => kMeans(figures.loose, 5, { seed, starts: 1 })?.inertia)
    expect(new Set(once).size).toBeGreaterThan(1)
  })

  it('have their silhouette', () => {
    expectClose(silhouette(figures.columns, figures.labels), figures.silhouette)
    expectClose(silhouette(figures.loose, figures.looseLabels), figures.looseSilhouette)
  })

  it('need enough different rows', () => {
    expect(kMeans([[1, 1, 1]], 2)).toBeNull()
    expect(kMeans([[1, 1, 5]], 2)?.labels).toEqual([0, 0, 1])
    expect(silhouette([[1, 2, 3]], [0, 0, 0])).toBeNull()
    expect(silhouette([[1, 2]], [0, 1])).toBeNull()
    expect(() => kMeans([[1, 2]], 0)).toThrow('0')
  })
})
