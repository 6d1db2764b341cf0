import { expect, test } from 'vitest'
import { readConfig, settings } from './config.ts'
import { BadSettings, parseBytes } from './settings-reader.ts'

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    linkSeconds: 600,
    rateLimit: 20,
    jobQuota: null,
    maxUpload: 2_147_483_648,
  })
})

test('links live for a day where public clients are spoken to, unless their time is set', () => {
  expect(readConfig({ AUGER_WIRE: 'clients' }).linkSeconds).toBe(86_400)
  expect(readConfig({ AUGER_WIRE: 'clients', AUGER_LINK_SECONDS: '600' }).linkSeconds).toBe(600)
})

test('every bad variable is named at once, with its value', () => {
  const problems = () =>
    readConfig({
      AUGER_PORT: 'eighty',
      AUGER_WIRE: 'other',
      AUGER_MAX_UPLOAD: '5 parsecs',
      AUGER_ROLE: 'cook',
    })
  expect(problems).toThrow(BadSettings)
  expect(problems).toThrow(/AUGER_PORT[^]*"eighty"[^]*AUGER_WIRE[^]*AUGER_MAX_UPLOAD[^]*AUGER_ROLE/)
})

test.each([
  ['1048576', 1_048_576],
  ['2 GiB', 2_147_483_648],
  ['1.5kb', 1_500],
  ['500MB', 500_000_000],
  ['-1', undefined],
  ['ten', undefined],
])('a size of %s is %s bytes', (text, bytes) => {
  expect(parseBytes(text)).toBe(bytes)
})

test('every setting that is read is documented', () => {
  const read = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => (read.add(String(name)), undefined), has: () => true }))
  const documented = settings.map(({ name }) => name)
  expect([...read].sort()).toEqual([...documented].sort())
})

test('a model is read with where it is and what it may see', () => {
  expect(readConfig({}).model).toBeUndefined()
  expect(readConfig({ AUGER_MODEL: 'anthropic:some-model', AUGER_MODEL_API_KEY: 'key' }).model).toEqual({
    ...{ provider: 'anthropic', model: 'some-model', apiKey: 'key' },
    ...{ seconds: 60, tokens: 60_000, words: false, route: 'auto', disclose: 'schema' },
  })
  const limited = { AUGER_MODEL: 'openai:x', AUGER_MODEL_PRICES: '2.5/10 EUR', AUGER_MODEL_WORDS: 'on' }
  expect(
    readConfig({ ...limited, AUGER_MODEL_SECONDS: '9', AUGER_MODEL_TOKENS: '5000' }).model,
  ).toMatchObject({
    ...{ prices: { sent: 2.5, received: 10, currency: 'EUR' }, words: true, seconds: 9, tokens: 5_000 },
  })
  const local = { AUGER_MODEL: 'compatible:a/b:7b', AUGER_MODEL_BASE_URL: 'http://127.0.0.1:11434/v1/' }
  expect(readConfig(local).model).toMatchObject({ model: 'a/b:7b', baseUrl: 'http://127.0.0.1:11434/v1' })
  expect(readConfig({ ...local, AUGER_ROUTE: 'builtin' }).model).toBeUndefined()
  expect(readConfig({ ...local, AUGER_DISCLOSE: 'nothing' }).model).toBeUndefined()
})

test.each([
  [{ AUGER_MODEL: 'some-model' }, /AUGER_MODEL must be openai:NAME/],
  [{ AUGER_MODEL: 'compatible:x' }, /AUGER_MODEL_BASE_URL must say where/],
  [{ AUGER_ROUTE: 'model' }, /AUGER_ROUTE is model, but AUGER_MODEL names none/],
  [{ AUGER_MODEL: 'openai:x', AUGER_ROUTE: 'model', AUGER_DISCLOSE: 'nothing' }, /AUGER_DISCLOSE is nothing/],
  [{ AUGER_MODEL_PRICES: 'cheap' }, /AUGER_MODEL_PRICES must be two prices such as 3\/15 USD/],
  [{ AUGER_MODEL_TOKENS: '10' }, /AUGER_MODEL_TOKENS must be tokens, 1000 or more/],
  [{ AUGER_MODEL_WORDS: 'maybe' }, /AUGER_MODEL_WORDS must be on or off/],
  [{ AUGER_TOKEN_QUOTA: '-1' }, /AUGER_TOKEN_QUOTA must be a number of tokens/],
  [{ AUGER_DISCLOSE: 'everything' }, /AUGER_DISCLOSE must be one of nothing, schema/],
] as const)('a model that could not be asked stops the start: %j', (environment, problem) => {
  expect(() => readConfig(environment)).toThrow(problem)
})

test('what several processes need is asked for, and what contradicts itself refused', () => {
  const database = { AUGER_DATABASE_URL: 'postgres://auger@db/auger' }
  expect(readConfig({}).role).toBe('all')
  expect(() => readConfig({ AUGER_ROLE: 'worker' })).toThrow(/AUGER_DATABASE_URL and AUGER_S3_BUCKET/)
  expect(() => readConfig(database)).toThrow(/AUGER_SECRET/)
  expect(() => readConfig({ AUGER_DATABASE_URL: 'mysql://db' })).toThrow(/postgres:\/\//)
  expect(() => readConfig({ AUGER_S3_ENDPOINT: 'http://s3' })).toThrow(/AUGER_S3_BUCKET/)
  expect(() => readConfig({ AUGER_S3_BUCKET: 'b', AUGER_S3_DIRECT: 'on' })).toThrow(/AUGER_S3_PUBLIC_URL/)
  const whole = {
    ...database,
    AUGER_SECRET: 'sixteen characters',
    AUGER_S3_BUCKET: 'files',
    AUGER_ROLE: 'api',
  }
  expect(() => readConfig({ ...whole, AUGER_DATABASE_CONNECTIONS: '6' })).toThrow(
    /AUGER_DATABASE_CONNECTIONS must be a number, 7 to 1000, not "6"/,
  )
  expect(readConfig(whole)).toMatchObject({
    role: 'api',
    database: { url: 'postgres://auger@db/auger', connections: 15 },
    s3: { bucket: 'files', region: 'us-east-1' },
  })
})
