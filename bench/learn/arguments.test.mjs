import { expect, test } from 'vitest'
import { BadArguments, readArguments } from './arguments.mjs'

const here = import.meta.dirname

test.each([
  [[], 'Gather, fit or own?'],
  [['dream'], 'There is nothing called dream'],
  [['gather', 'fit'], 'One thing at a time, not gather and fit'],
  [['gather', '--data', here], 'gather needs --data, --work and --out'],
  [['gather', '--data', '/nowhere', '--work', here, '--out', 'x'], '--data: there is no folder /nowhere'],
  [['gather', '--data', here, '--work', here, '--out', 'x', '--set', 'none'], '--set: there is no set none'],
  [
    ['gather', '--data', here, '--work', here, '--out', 'x', '--limit', '0'],
    '--limit must be a number, 1 or more, not 0',
  ],
  [['fit'], 'fit needs --from'],
  [['fit', '--from', '/nowhere.jsonl'], '--from: there is no file /nowhere.jsonl'],
  [['fit', '--from', import.meta.filename, '--folds', '1'], '--folds must be 2 or more'],
  [['fit', '--fold', '2'], "Unknown option '--fold'"],
])('%j is refused, and what is wrong is named', (argv, message) => {
  expect(() => readArguments(argv)).toThrow(BadArguments)
  expect(() => readArguments(argv)).toThrow(message)
})

test('what is not said is as the usage says', () => {
  expect(readArguments(['fit', '--from', import.meta.filename])).toMatchObject({ task: 'fit', folds: 4 })
  const gather = readArguments(['gather', '--data', here, '--work', here, '--out', 'x'])
  expect(gather).toMatchObject({ task: 'gather', parallel: 2 })
  expect(gather.sets).toContain('own')
})
