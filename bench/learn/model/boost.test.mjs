import { expect, test } from 'vitest'
import { scoreOf } from '@auger/server/analyst/ranker/score'
import { readTreeModel } from '@auger/server/analyst/ranker/tree-model'
import { binned } from './binned.mjs'
import { boost, usual } from './boost.mjs'
import { logistic, ranking } from './losses.mjs'
import { predict } from './predict.mjs'
import { firstRight, names, questionsOfInteraction, rowsOf } from './synthetic.mjs'
import { modelText, writtenModel } from './write-model.mjs'

const learned = rowsOf(questionsOfInteraction(600, 1))
const tested = rowsOf(questionsOfInteraction(300, 2))

test('trees find what two features say together, which no weighted sum of them can', () => {
  const data = binned(learned.rows, names)
  const model = boost({ ...learned, data }, ranking, { trees: 40 })
  const unseen = binned(tested.rows, names, data.bounds)
  const byTrees = firstRight(predict(model, unseen), tested.right, tested.units)
  const bySum = firstRight(scoresOf(tested, weightsOf(learned)), tested.right, tested.units)
  expect(byTrees).toBe(300)
  expect(bySum).toBeLessThan(150)
})

test('the same questions give the same bytes', () => {
  const text = () => {
    const data = binned(learned.rows, names)
    return modelText(writtenModel(boost({ ...learned, data }, ranking, { trees: 20 }), data, usual.scale))
  }
  expect(text()).toBe(text())
})

test('the service scores a written model as it was learned', () => {
  const data = binned(learned.rows, names)
  const model = boost({ ...learned, data }, ranking, { trees: 25 })
  const read = readTreeModel(JSON.parse(modelText(writtenModel(model, data, usual.scale))), names)
  const scores = predict(model, data)
  for (const [row, { values }] of questionsOfInteraction(600, 1).flat().entries())
    expect(scoreOf(Float64Array.from(values), read)).toBeCloseTo(scores[row], 9)
})

test('a model that would be too large loses its last trees', () => {
  const data = binned(learned.rows, names)
  const model = boost({ ...learned, data }, ranking, { trees: 40, leastGain: 0 })
  const whole = writtenModel(model, data, usual.scale)
  const cut = writtenModel(model, data, usual.scale, 1500)
  expect(JSON.stringify(cut).length).toBeLessThanOrEqual(1500)
  expect(cut.trees.length).toBeGreaterThan(0)
  expect(cut.trees.length).toBeLessThan(whole.trees.length)
})

test('no trees are kept where held-out questions are lost by all of them', () => {
  const data = binned(learned.rows, names)
  const half = learned.units.length / 2
  const turned = learned.right.map((one, row) => (row < learned.units[half].from ? one : 1 - one))
  const { trees, lost } = boost(
    { data, right: turned, units: learned.units.slice(0, half), held: learned.units.slice(half) },
    ranking,
    { trees: 100, patience: 5 },
  )
  expect(trees).toEqual([])
  expect(lost).toHaveLength(6)
})

test.each([
  ['ranking', ranking, [0, 1, 1, 0]],
  ['logistic', logistic, [1, 0, 1, 0]],
])('the slopes of %s are those of its loss', (_, loss, right) => {
  const scores = Float64Array.from([0.3, -0.7, 1.1, 0.2])
  const unit = { from: 0, until: 4, weight: 2 }
  const [slopes, bends] = [new Float64Array(4), new Float64Array(4)]
  loss.pull(scores, right, unit, slopes, bends)
  const step = 1e-6
  for (const row of scores.keys()) {
    const moved = (by) => loss.lossOf(scores.with(row, scores[row] + by), right, unit)
    expect(slopes[row]).toBeCloseTo((moved(step) - moved(-step)) / (2 * step), 5)
    expect(bends[row]).toBeGreaterThan(0)
  }
})

/** A log-linear model of the same loss, by plain descent. */
function weightsOf({ rows, right, units }) {
  const weights = [0, 0, 0]
  const [slopes, bends] = [new Float64Array(rows.count), new Float64Array(rows.count)]
  for (let round = 0; round < 200; round++) {
    const scores = scoresOf({ rows }, weights)
    for (const unit of units) ranking.pull(scores, right, unit, slopes, bends)
    const pulls = [0, 0, 0]
    eachValue(rows, (row, place, value) => (pulls[place] += slopes[row] * value))
    for (const place of pulls.keys()) weights[place] -= (0.5 * pulls[place]) / units.length
  }
  return weights
}

function scoresOf({ rows }, weights) {
  const scores = new Float64Array(rows.count)
  eachValue(rows, (row, place, value) => (scores[row] += weights[place] * value))
  return scores
}

function eachValue(rows, visit) {
  for (let row = 0; row < rows.count; row++)
    for (let at = rows.starts[row]; at < rows.starts[row + 1]; at++)
      visit(row, rows.places[at], rows.values[at])
}
