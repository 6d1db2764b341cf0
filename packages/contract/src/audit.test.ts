import { expect, it } from 'vitest'
import { z } from 'zod'
import { auditActions, type ActField } from './audit.ts'
import { endpoints } from './endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { pageEndpoints } from './page/index.ts'

const all = Object.entries<Endpoint>({ ...endpoints, ...pageEndpoints })
const acting = all.flatMap(([name, endpoint]) =>
  endpoint.audited === null ? [] : [{ name, endpoint, act: endpoint.audited }],
)

/** Whether whatever fits the schema has something at a path such as `key.id`. */
function has(schema: unknown, path: readonly string[]): boolean {
  const [first, ...rest] = path
  if (first === undefined) return schema instanceof z.ZodType
  if (schema instanceof z.ZodUnion) return schema.options.every((option) => has(option, path))
  return schema instanceof z.ZodObject && has(schema.shape[first], rest)
}

const sideOf = (path: ActField) => (path.startsWith('input.') ? 'input' : 'data')

it.each(acting)('what $name does is read out of fields that it has', ({ endpoint, act }) => {
  for (const path of [act.subject, act.detail])
    if (path !== undefined) expect(has(endpoint[sideOf(path)], path.split('.').slice(1)), path).toBe(true)
})

it('whatever may change something says what it does, or is known to change nothing', () => {
  const silent = all.filter(([, { method, audited }]) => method !== 'GET' && audited === null)
  expect(silent.map(([name]) => name).sort()).toEqual([
    'initMultipartUpload',
    'readAccountLink',
    'searchDataset',
    'testWebhook',
  ])
})

it('every act of the list is done by some endpoint', () => {
  const said = new Set(acting.flatMap(({ act }) => [act.action, act.refused]))
  // One of these changes of an account is named by what was sent.
  expect(auditActions.filter((action) => !said.has(action))).toEqual(['account.shut'])
})
