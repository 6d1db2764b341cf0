import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confidenceOf, readConfidence } from '@auger/server/analyst/confidence/confidence'
import { readRanker } from '@auger/server/analyst/ranker/ranker'
import { scoreOf } from '@auger/server/analyst/ranker/score'
import { madeUpFeatures, writeMadeUp } from '../made-up.mjs'
import { curveOf, figuresOf } from './figures.mjs'
import { foldsOf, heldOf } from './folds.mjs'
import { learn, usualSettings } from './learn.mjs'
import { readItems } from './read-items.mjs'
import { worthOf } from './worth.mjs'
import { fileTexts } from './write-files.mjs'

const settings = {
  seed: 5,
  untried: { depth: 3, trees: 40, rate: 0.2 },
  tried: { depth: 3, trees: 15 },
  confidence: { depth: 3, trees: 25 },
}
let folder
let gathered
let learned

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'auger-learn-'))
  const file = path.join(folder, 'made-up.jsonl.gz')
  await writeMadeUp(file, { questions: 800, seed: 11 })
  gathered = await readItems([file])
  learned = await learn(gathered.items, gathered.names, { folds: 3, settings })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('of questions made up so that a quarter has no answer', () => {
  test('most of the others are ranked right, which neither feature alone could do', () => {
    const figures = figuresOf(gathered.items, learned)
    expect(figures.map(({ set }) => set)).toEqual(['first', 'second'])
    for (const { questions, oracle, right } of figures) {
      expect(questions).toBe(400)
      expect(oracle).toBe(1)
      expect(right).toBeGreaterThan(0.75)
    }
  })

  test('what is claimed is right about as often as it was said to be', () => {
    const curve = curveOf(learned).filter(({ questions }) => questions > 0)
    const all = curve.reduce((sum, { questions }) => sum + questions, 0)
    const mean = (of) => curve.reduce((sum, bin) => sum + bin.questions * of(bin), 0) / all
    expect(all).toBe(800)
    expect(mean(({ said, right }) => said - right)).toBeCloseTo(0, 1)
    expect(mean(({ said, right }) => Math.abs(said - right))).toBeLessThan(0.08)
    expect(curve.at(-1).right - curve[0].right).toBeGreaterThan(0.4)
  })

  test('what decides is worth more than noise', () => {
    const fold = foldsOf(gathered.items, 3)
    const worth = worthOf(gathered.items, learned.ranked.untried, {
      foldOf: (at) => fold(gathered.items[at]),
      seed: 1,
    })
    const of = (feature) => worth.find((one) => one.feature === feature)?.sum ?? 0
    expect(of('exact')).toBeGreaterThan(0.3)
    expect(of('leftover')).toBeGreaterThan(0.1)
    expect(of('noise')).toBeLessThan(0.05)
  })
})

test('the files are read by the service and say the same twice', async () => {
  const texts = fileTexts(learned)
  const again = fileTexts(await learn(gathered.items, gathered.names, { folds: 3, settings }))
  expect(again).toEqual(texts)
  const ranker = readRanker(JSON.parse(texts['ranker.json']), madeUpFeatures)
  const exact = new Map([
    ['exact', 1],
    ['figures', 1],
  ])
  expect(scoreOf(exact, ranker.untried)).toBeGreaterThan(scoreOf(new Map([['exact', 1]]), ranker.untried))
  const confidence = readConfidence(JSON.parse(texts['confidence.json']), madeUpFeatures)
  const sure = new Map([...exact, ['standing:likelihood', 6], ['standing:margin', 8]])
  const unsure = new Map([...exact, ['leftover', 2], ['standing:likelihood', -1]])
  expect(confidenceOf(sure, confidence)).toBeGreaterThan(confidenceOf(unsure, confidence))
})

test('a table is in one part only, and some of each part are held out', () => {
  const [fold, held] = [foldsOf(gathered.items, 4), heldOf(gathered.items, 4)]
  const parts = new Map()
  for (const item of gathered.items) {
    const key = `${item.set} ${item.group}`
    expect(parts.get(key) ?? fold(item)).toBe(fold(item))
    parts.set(key, fold(item))
  }
  const withHeld = new Set(gathered.items.filter(held).map(fold))
  expect([...withHeld].sort()).toEqual([0, 1, 2, 3])
})

test('usual settings stay within what is asked of the trees', () => {
  for (const part of ['untried', 'tried', 'confidence'])
    expect(usualSettings[part].depth).toBeLessThanOrEqual(5)
})
