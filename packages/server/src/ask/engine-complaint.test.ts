import { expect, test } from 'vitest'
import { EngineFailure } from '../ports/engine.ts'
import { complaintOf, problemOf } from './engine-complaint.ts'

/** As the engine words them. */
test.each([
  [
    'Binder Error: Referenced column "amuont" not found in FROM clause!\nCandidate bindings: "amount"\n\nLINE 2:   SELECT amuont\n   ^',
    'Binder Error: Referenced column "amuont" not found in FROM clause! Candidate bindings: "amount"',
    'Binder Error: Referenced column "amuont" not found in FROM clause! Candidate bindings: "amount"',
  ],
  [
    "Conversion Error: Could not convert string 'Mrs Smith' to INT64 when casting from source column name\n\nLINE 1: …",
    "Conversion Error: Could not convert string 'Mrs Smith' to INT64 when casting from source column name",
    'Conversion Error: Could not convert string',
  ],
  [
    'Out of Range Error: Overflow in multiplication of INT64 (77 * 2)!',
    'Out of Range Error: Overflow in multiplication of INT64 (77 * 2)!',
    'Out of Range Error: Overflow in multiplication of INT',
  ],
  [
    'Binder Error: Values list "statement_2" does not have a column named "total"\n\nLINE 4: SELECT …',
    'it gives no column "total"',
    'it gives no column "total"',
  ],
  ['IO Error: Could not write /srv/auger/engine/3/tmp', undefined, undefined],
  ['INTERNAL Error: assertion failed at 4711', undefined, undefined],
])('%s', (message, complaint, problem) => {
  const failure = new EngineFailure('failed', message)
  expect(complaintOf(failure)).toBe(complaint)
  expect(problemOf(failure)).toBe(problem)
})

test('a refusal is told as it is, a limit without its figures, and what went wrong elsewhere is not the statement', () => {
  const refused = new EngineFailure('refused', 'The function read_csv is not allowed.')
  expect([complaintOf(refused), problemOf(refused)]).toEqual([refused.message, refused.message])
  const large = new EngineFailure('too-large', 'It would read 81234 rows, and 5 are allowed.')
  expect([complaintOf(large), problemOf(large)]).toEqual([undefined, 'it reads or gives too much'])
  const lost = new EngineFailure('lost', 'The engine stopped unexpectedly.')
  expect([complaintOf(lost), problemOf(lost), complaintOf(new Error('Binder Error: x'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
