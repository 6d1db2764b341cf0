import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readArguments, usage } from './arguments.mjs'
import { BadArguments } from './bad-arguments.mjs'
import { readByModel } from './model-settings.mjs'

const here = import.meta.dirname
const plain = ['--data', here, '--out', 'x']
const folder = mkdtempSync(path.join(tmpdir(), 'auger-arguments-'))
const fileOf = (name, text) => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}
const model = { AUGER_MODEL: 'compatible:one', AUGER_MODEL_BASE_URL: 'http://127.0.0.1:1/v1' }

test.each([
  [[], 'Which folder? --data is missing.'],
  [['--data', here], 'Where to? --out is missing.'],
  [[...plain, '--route', 'best'], '--route must be one of builtin, auto, model, not best'],
  [[...plain, '--route', 'model', '--disclose', 'nothing'], '--disclose must be one of schema, aggregates'],
  [[...plain, '--disclose', 'samples'], '--disclose is for a model, and --route is builtin'],
  [[...plain, '--tape', here], '--tape is for a model, and --route is builtin'],
  [[...plain, '--questions', '/nowhere'], '--questions: there is no file /nowhere'],
  [[...plain, '--questions', fileOf('none.txt', '\n \n')], '--questions: there is no id in'],
])('%j is refused, and what is wrong is named', (argv, message) => {
  expect(() => readArguments(argv, model)).toThrow(BadArguments)
  expect(() => readArguments(argv, model)).toThrow(message)
})

test.each(['auto', 'model'])('--route %s without a model is refused before anything starts', (route) => {
  expect(() => readArguments([...plain, '--route', route], { AUGER_MODEL: ' ' })).toThrow(
    `Which model? --route is ${route}, and AUGER_MODEL is not set.`,
  )
})

test('no model is asked unless that is said, whatever the environment says', () => {
  expect(readArguments(plain, model)).toMatchObject({ model: undefined, resume: false, ids: undefined })
})

test('the service is told of the model what the environment says of it, and of nothing else', () => {
  const told = {
    ...model,
    AUGER_MODEL_API_KEY: 'k',
    AUGER_MODEL_PRICES: '3/15 USD',
    AUGER_MODEL_SECONDS: '30',
    AUGER_MODEL_TOKENS: '9000',
    AUGER_MODEL_WORDS: 'on',
  }
  const environment = { ...told, AUGER_DISCLOSE: 'samples', AUGER_PORT: '1', PATH: 'p' }
  expect(readArguments([...plain, '--route', 'model'], environment).model).toEqual({
    ...told,
    AUGER_ROUTE: 'model',
    AUGER_DISCLOSE: 'schema',
  })
})

test('a tape needs no address, and a patient model gets a patient job', () => {
  const argv = [...plain, '--route', 'auto', '--disclose', 'aggregates', '--tape', 'kept']
  const environment = { AUGER_MODEL: 'openai:one', AUGER_MODEL_SECONDS: '300' }
  expect(readArguments(argv, environment).model).toEqual({
    ...environment,
    AUGER_ROUTE: 'auto',
    AUGER_DISCLOSE: 'aggregates',
    AUGER_MODEL_TAPE: path.resolve('kept'),
    AUGER_JOB_SECONDS: '360',
  })
})

test('ids are read one a line', () => {
  const file = fileOf('ids.txt', 'b001\r\n\n b-s01-1 \nb001\n')
  expect(readArguments([...plain, '--questions', file]).ids).toEqual(new Set(['b001', 'b-s01-1']))
})

test('the usage names every option and every setting', () => {
  for (const name of [...readByModel, '--route', '--disclose', '--questions', '--tape', '--resume'])
    expect(usage).toContain(name)
})
