import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExamples } from '@auger/server/operations/example-tables.contract'
import { gatherQuestions } from './gather-questions.mjs'
import { itemsIn, openItemWriter } from './item-lines.mjs'
import { judges } from './judges.mjs'

let examples
let folder

beforeAll(async () => {
  examples = await openExamples(
    [],
    [
      `CREATE TABLE parcels AS SELECT * FROM (VALUES ('Lyon', 3.5), ('Nice', 1.0), ('Lyon', 2.5)) AS t(city, weight)`,
    ],
  )
  folder = await mkdtemp(path.join(tmpdir(), 'auger-gather-'))
})

afterAll(async () => {
  examples.close()
  await rm(folder, { recursive: true, force: true })
})

const step = (as, measure) => ({
  id: 'step-1',
  input: { kind: 'table', tableId: 'parcels' },
  verbs: [{ kind: 'group', by: [], measures: [{ ...measure, as }] }],
  chart: 'none',
  answer: [as],
})

const count = { frame: {}, steps: [step('rows', { function: 'count' })], features: new Map([['counts', 1]]) }
const sum = {
  frame: {},
  steps: [step('total', { function: 'sum', column: 'weight' })],
  features: new Map([
    ['sums', 1],
    ['cost', 0.25],
  ]),
}
const broken = {
  frame: {},
  steps: [step('total', { function: 'sum', column: 'height' })],
  features: new Map([['sums', 1]]),
}

const question = (about) => ({
  ...{ set: 'parcels', group: 'parcels', language: 'EN', dataset: 'parcels' },
  isRight: (found) => judges.own({ answer: about.answer }, found),
  ...about,
})

const data = () => ({
  asked: (text, language) => examples.question(text, language, examples.tables),
  run: (sql) => examples.query(sql),
})

async function gathered(questions, analyst) {
  const items = []
  for await (const item of gatherQuestions(questions, data(), analyst)) items.push(item)
  return items
}

test('each candidate is run and judged, and one that cannot be run is left out', async () => {
  // Three parcels of 3.5 + 1.0 + 2.5 = 7.
  const asked = question({ id: 1, text: 'what do all parcels weigh?', answer: [[7]] })
  const [item] = await gathered([asked], { candidatesOf: async () => [count, broken, sum, sum] })
  expect(item).toMatchObject({ set: 'parcels', id: '1', group: 'parcels', several: false })
  expect(item.candidates.map(({ right }) => right)).toEqual([false, true, true])
  expect(item.candidates.map(({ answer }) => answer)).toEqual([0, 1, 1])
  expect(new Map(item.candidates[1].features).get('cost')).toBe(0.25)
  expect(new Map(item.candidates[1].features).get('outcome:one cell')).toBe(1)
})

test('of what takes several steps nothing is known before it is chosen, though it is judged', async () => {
  const asked = question({ id: 1, text: 'what do all parcels weigh?', answer: [[7]] })
  const [first] = sum.steps
  const second = { ...first, id: 'step-2' }
  const twice = { ...sum, steps: [first, second] }
  const [item] = await gathered([asked], { candidatesOf: async () => [sum, twice, twice] })
  expect(item.candidates.map(({ right }) => right)).toEqual([true, true, true])
  expect(item.candidates.map(({ answer }) => answer)).toEqual([0, 1, 2])
  expect(
    item.candidates.map(({ features }) => features.some(([name]) => name.startsWith('outcome:'))),
  ).toEqual([true, false, false])
})

test('a later turn is asked with the earlier ones that were right', async () => {
  const heard = []
  const analyst = {
    candidatesOf: async (asked, context) => {
      heard.push([asked.text, context.map(({ question: earlier, plan }) => [earlier, plan.steps[0].answer])])
      return [sum, count]
    },
    choose: () => 0,
  }
  const talk = 'a talk'
  await gathered(
    [
      question({ id: 3, text: 'third', answer: [[3]], talk, turn: 3 }),
      question({ id: 2, text: 'second', answer: [['nobody']], talk, turn: 2 }),
      question({ id: 1, text: 'first', answer: [[3]], talk, turn: 1 }),
      question({ id: 4, text: 'alone', answer: [[3]] }),
    ],
    analyst,
  )
  expect(heard.toSorted()).toEqual([
    ['alone', []],
    ['first', []],
    ['second', [['first', ['rows']]]],
    ['third', [['first', ['rows']]]],
  ])
})

test('some that need none before them are asked after another, too, and mean the same', async () => {
  const heard = []
  const analyst = {
    candidatesOf: async (asked, context) => {
      heard.push([asked.text, ...context.map(({ question: earlier }) => earlier)])
      return [sum, count]
    },
    choose: () => 0,
  }
  const items = await gathered(
    ['one', 'two', 'three'].map((text, id) => question({ id, text, answer: [[3]] })),
    analyst,
  )
  expect(heard).toEqual([['one'], ['two'], ['two', 'one'], ['three']])
  expect(items.map(({ set }) => set)).toEqual(['parcels', 'parcels', 'parcels later', 'parcels'])
  expect(items[2].candidates).toEqual(items[1].candidates)
})

test.each(['items.jsonl', 'items.jsonl.gz'])('what is written as %s is read again', async (name) => {
  const file = path.join(folder, name)
  const writer = openItemWriter(file)
  await writer.header({ features: ['counts', 'sums', 'cost'], sources: {} })
  const asked = question({ id: 1, text: 'how many parcels?', answer: [[3]] })
  for (const item of await gathered([asked, { ...asked, id: 2 }], { candidatesOf: async () => [sum, count] }))
    await writer.item(item)
  await writer.close()
  const [known, read] = [[], []]
  for await (const one of itemsIn(file, known)) read.push(one)
  expect(read[0].header.features).toEqual(['counts', 'sums', 'cost'])
  expect(read.slice(1).map(({ id }) => id)).toEqual(['1', '2'])
  for (const { right, starts, places, values } of read.slice(1)) {
    expect([...right]).toEqual([0, 1])
    const named = (row) =>
      Object.fromEntries(
        [...places.slice(starts[row], starts[row + 1])].map((place, at) => [
          known[place],
          values[starts[row] + at],
        ]),
      )
    expect(named(0)).toMatchObject({ sums: 1, cost: 0.25 })
    expect(named(1)).toMatchObject({ counts: 1 })
  }
})

test('a filled template is right where every one of its values is', () => {
  const gold = {
    common_answers: [
      ['mean', '2.33'],
      ['city', 'Lyon'],
    ],
  }
  const says = (text) => judges.dabench(gold, { text: () => text })
  expect(says('@mean[2.330] @city[Lyon]')).toBe(true)
  expect(says('@mean[2.34] @city[Lyon]')).toBe(false)
  expect(says('@mean[2.33]')).toBe(false)
})
