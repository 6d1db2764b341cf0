import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { answersTo, related } from './answers-to.contract.ts'

/** Small enough to be worked out by hand. */
const statements = [
  `CREATE TABLE kennels AS SELECT * FROM (VALUES (1, 'North Gate', 12), (2, 'Mill Yard', 8), (3, 'Old Dock', 5))
   AS t(kennel_id, kennel_name, places)`,
  `CREATE TABLE stays AS SELECT * FROM (VALUES
     (11, 'Bruno', 'M', DATE '2015-03-01', 30.5, 4, true, 1), (12, 'Cara', 'F', DATE '2019-07-12', 12.0, 9, false, 1),
     (13, 'Dusty', 'M', DATE '2012-01-30', 22.0, 2, true, 2), (14, 'Elsa', 'F', DATE '2017-11-05', 18.0, 6, true, 1),
     (15, 'Fips', 'F', DATE '2020-02-20', 7.5, 1, false, NULL))
   AS t(stay_id, dog_name, gender, birth_date, weight_kg, nights, vaccinated, kennel_id)`,
]

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], statements)
})
afterAll(() => examples.close())

const relations = () => [related(examples, ['stays', 'kennel_id'], ['kennels', 'kennel_id'])]

describe('among what a question of two tables may mean', () => {
  it.each([
    ['which kennel has no stays?', [['Old Dock']]],
    [
      'how many stays are there per kennel?',
      [
        ['North Gate', 3],
        ['Mill Yard', 1],
      ],
    ],
    ['who is the heaviest dog? Give the dog name and the weight.', [['Bruno', 30.5]]],
    [
      'the 2 heaviest stays: show dog name and weight',
      [
        ['Bruno', 30.5],
        ['Dusty', 22],
      ],
    ],
    ['list the dog names from oldest to youngest', [['Dusty'], ['Bruno'], ['Elsa'], ['Cara'], ['Fips']]],
    ['what is the lowest weight and the highest number of nights?', [[7.5, 9]]],
    ['which dogs have more nights than average?', [['Cara'], ['Elsa']]],
    ['how many female dogs stayed?', [[3]]],
    ['dog names of unvaccinated stays', [['Cara'], ['Fips']]],
    [
      'show the kennels and their places',
      [
        ['North Gate', 12],
        ['Mill Yard', 8],
        ['Old Dock', 5],
      ],
    ],
    ['dog names born in 2019 or later', [['Cara'], ['Fips']]],
    ['show the kennel names and places of kennels with at least 2 stays', [['North Gate', 12]]],
    ['show the kennel names and places of kennels with two or more stays', [['North Gate', 12]]],
    ['how many kennels have more than one stay?', [[1]]],
    ['kennel names and places of kennels with fewer than 2 stays', [['Mill Yard', 8]]],
    [
      'kennel names and places of kennels with fewer than 2 stays',
      [
        ['Mill Yard', 8],
        ['Old Dock', 5],
      ],
    ],
    ['how many places does the kennel with the most stays have?', [[12]]],
    ['how many places does the kennel with the largest number of stays have?', [[12]]],
    ['how many places does the kennel with the greatest number of stays have?', [[12]]],
    ['what are the places of the kennels with exactly 1 stay?', [[8]]],
    ['what are the places of the kennels with 2 to 4 stays?', [[12]]],
    ['which dog stayed 9 nights, and when was it born?', [['Cara', '2019-07-12']]],
    ['which dog stayed 2 nights, and how heavy is it?', [['Dusty', 22]]],
  ])('%s', async (text, rows) => {
    const found = await answersTo(examples, text, relations())
    expect(found).toContainEqual(rows)
  })
})
