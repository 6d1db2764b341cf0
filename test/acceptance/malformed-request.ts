import fc from 'fast-check'
import { z } from 'zod'
import { endpoints, pathParameters, type EndpointName } from '@auger/contract'
import { requiredFields } from './endpoint-request.ts'
import { boundary, formType } from './form-body.ts'

/** A request as bytes; nothing here need be well-formed. */
export interface Malformed {
  readonly method: string
  readonly path: string
  readonly headers: { readonly [name: string]: string }
  readonly body: Uint8Array | undefined
}

/** Text that breaks things: control characters, lone surrogates, separators, markup, paths, huge and empty ones. */
const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u0001\u001f\u007f',
    '\ud800',
    '\udfff\ud800',
    '\u2028\u2029\u0085',
    '\ufeff',
    '..',
    '../../etc/passwd',
    '%00',
    '%',
    "' or 1=1 --",
    '"; drop table jobs; --',
    '<script>',
    '${7*7}',
    '{{7*7}}',
    'null',
    'undefined',
    'NaN',
    '__proto__',
    'constructor',
    '9'.repeat(400),
    'é'.normalize('NFD'),
    '𝒳'.repeat(300),
    'x'.repeat(70_000),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

const deep = (depth: number, kind: 'array' | 'object'): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = kind === 'array' ? [value] : { a: value }
  return value
}

/** A value of the wrong kind for any field. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    -1e308,
    2 ** 53,
    [],
    {},
    [null],
    [[]],
    { $ref: 'x' },
    deep(500, 'array'),
    deep(500, 'object'),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(oddText, { maxLength: 5 }),
  fc.constant(Array.from({ length: 2_000 }, (_, index) => `ds-${index}`)),
)

interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
}

/** Values at and beyond the limits that a field's own schema names, beside plainly wrong ones. */
function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  const { minimum, maximum } = schema
  const limits = [minimum, maximum].flatMap((limit) =>
    limit === undefined ? [] : [limit - 1, limit, limit + 1, limit + 0.5, String(limit)],
  )
  const known = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])]
  const near = [...limits, ...known, ...known.map((value) => String(value).toLowerCase())]
  return near.length === 0 ? oddValue : fc.oneof(oddValue, fc.constantFrom(...near))
}

/** Fields of the endpoint's own schema, some right, some wrong, some missing, some unknown. */
function fieldsFor(name: EndpointName): fc.Arbitrary<{ readonly [field: string]: unknown }> {
  const { properties = {} } = z.toJSONSchema(endpoints[name].input, {
    io: 'input',
    unrepresentable: 'any',
  }) as {
    properties?: { readonly [field: string]: Schema }
  }
  const right: { readonly [field: string]: unknown } = { user_id: 'fuzz', ...requiredFields[name] }
  const field = (key: string, schema: Schema) =>
    fc.oneof({ weight: 2, arbitrary: fc.constant(right[key]) }, { weight: 3, arbitrary: valueFor(schema) })
  const wrong = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, field(key, schema)])),
    {
      requiredKeys: [],
    },
  )
  const unknown = fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
  return fc.tuple(wrong, fc.oneof(fc.constant({}), unknown)).map(([known, more]) => ({ ...more, ...known }))
}

const headersFor = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<{ [name: string]: string }>(
      { 'x-pd-external-trace-id': 'x'.repeat(129) },
      { 'x-pd-external-trace-id': '\u00ff\u00fe' },
      { 'last-event-id': 'NaN' },
      { 'last-event-id': '-5' },
      { 'idempotency-key': 'x'.repeat(500) },
      { accept: 'image/png' },
      { 'accept-encoding': 'br;q=x' },
      { 'content-encoding': 'gzip' },
      { range: 'bytes=5-1' },
      { 'if-none-match': '*' },
      { cookie: 'x'.repeat(4_000) },
      { 'x-http-method-override': 'DELETE' },
      { traceparent: 'nonsense' },
    ),
  },
)

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  formType,
  'multipart/form-data',
  'x',
  '',
]

/** The fields as a body, sometimes under the wrong type, sometimes cut, doubled, or not JSON at all. */
const bodyFor = (fields: object): fc.Arbitrary<Pick<Malformed, 'body' | 'headers'>> => {
  const json = Buffer.from(JSON.stringify(fields))
  const spoiled = fc.constantFrom(
    json.subarray(0, Math.floor(json.length / 2)),
    Buffer.concat([json, json]),
    Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    Buffer.concat([Buffer.from('\ufeff'), json]),
    Buffer.from('['.repeat(100_000)),
    Buffer.from('{"a":'.repeat(20_000)),
    Buffer.from('{"user_id":"\\ud800","name":"\\udc00"}'),
    Buffer.from('{"user_id":"a","user_id":5}'),
    Buffer.from('{"__proto__":{"user_id":"a"},"constructor":{"prototype":{}}}'),
    Buffer.from('1e999999'),
    Buffer.alloc(0),
  )
  const body = fc.oneof({ weight: 3, arbitrary: fc.constant(json) }, { weight: 1, arbitrary: spoiled })
  const type = fc.oneof(
    { weight: 3, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
  )
  return fc
    .tuple(body, type)
    .map(([bytes, kind]) => ({ body: bytes, headers: kind === '' ? {} : { 'content-type': kind } }))
}

const formFor = (fields: {
  readonly [field: string]: unknown
}): fc.Arbitrary<Pick<Malformed, 'body' | 'headers'>> => {
  const part = ([name, value]: [string, unknown]) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${name === 'file' ? '; filename="a.csv"' : ''}\r\n\r\n${String(JSON.stringify(value))}\r\n`
  const whole = `${Object.entries(fields).map(part).join('')}--${boundary}--\r\n`
  return fc
    .tuple(
      fc.constantFrom(
        whole,
        whole.slice(0, -boundary.length),
        whole.replaceAll('\r\n', '\n'),
        `--${boundary}--`,
        '',
        whole.replace('name="file"', 'name='),
      ),
      fc.constantFrom(
        formType,
        formType,
        formType,
        'multipart/form-data',
        'multipart/mixed; boundary=x',
        'application/json',
      ),
    )
    .map(([body, type]) => ({ body: Buffer.from(body), headers: { 'content-type': type } }))
}

const asciiPath = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 6_000)

/** Requests to an endpoint made wrong from its own schema. */
export function malformedFor(name: EndpointName): fc.Arbitrary<Malformed> {
  const { method, path: template, body } = endpoints[name]
  const inPath = pathParameters(template)
  return fc.tuple(fieldsFor(name), headersFor, fc.boolean()).chain(([fields, headers, queried]) => {
    const text = (value: unknown): string =>
      typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    const path = inPath.reduce(
      (filled, parameter) =>
        filled.replace(`{${parameter}}`, asciiPath(text(fields[parameter] ?? 'unknown')) || '%20'),
      template,
    )
    const rest = Object.fromEntries(Object.entries(fields).filter(([field]) => !inPath.includes(field)))
    const query = Object.entries(rest)
      .map(([field, value]) => `${asciiPath(field)}=${asciiPath(text(value))}`)
      .join('&')
      .slice(0, 8_000)
    const target = method === 'GET' || queried ? `${path}?${query}` : path
    if (body === 'none') return fc.constant({ method, path: target, headers, body: undefined })
    const content = body === 'json' ? bodyFor(rest) : formFor(rest)
    return content.map((made) => ({
      method,
      path: target,
      body: made.body,
      headers: { ...headers, ...made.headers },
    }))
  })
}
