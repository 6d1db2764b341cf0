import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { answersTo, related } from './answers-to.contract.ts'

/** Skippers sail trips to harbours; small enough to be worked out by hand. */
const statements = [
  `CREATE TABLE skippers AS SELECT * FROM (VALUES (401, 'Ada Holm', 'Bergen'), (402, 'Ben Sund', 'Oslo'), (403, 'Cleo Vik', 'Bergen'))
   AS t(skipper_id, skipper_name, home)`,
  `CREATE TABLE harbours AS SELECT * FROM (VALUES (1, 'Mill Dock', 12), (2, 'Grey Pier', 8), (3, 'Old Quay', 5))
   AS t(harbour_id, harbour_name, berths)`,
  `CREATE TABLE trips AS SELECT * FROM (VALUES
     (11, 401, 1, 20, 3.5), (12, 401, 2, 10, 5.0), (13, 402, 1, 30, 9.5), (14, 401, 1, 5, 2.0))
   AS t(trip_id, pilot_id, harbour_id, passengers, hours)`,
]

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], statements)
})
afterAll(() => examples.close())

const relations = () => [
  related(examples, ['trips', 'pilot_id'], ['skippers', 'skipper_id']),
  related(examples, ['trips', 'harbour_id'], ['harbours', 'harbour_id']),
]

describe('among what a question of three tables may mean', () => {
  it.each([
    ['which skippers sailed to Grey Pier?', [['Ada Holm']]],
    ['how many trips went to Mill Dock?', [[3]]],
    ['which home do the skippers of trips to Grey Pier have?', [['Bergen']]],
    ['who piloted the longest trip?', [['Ben Sund']]],
    [
      'total passengers per pilot',
      [
        ['Ada Holm', 35],
        ['Ben Sund', 30],
      ],
    ],
    ['which skipper made the most trips?', [['Ada Holm']]],
    ['skipper names and homes of skippers with at least 3 trips', [['Ada Holm', 'Bergen']]],
    ['how many berths does the harbour with the most trips have?', [[12]]],
  ])('%s', async (text, rows) => {
    expect(await answersTo(examples, text, relations())).toContainEqual(rows)
  })
})
