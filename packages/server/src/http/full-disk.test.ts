import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { DiskFull } from '../domain/out-of-space.ts'
import { failureSender } from './envelope.ts'

const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code })

test.each([
  ['a write to a full disk', coded('ENOSPC: no space left on device, write', 'ENOSPC')],
  ['a quota of the system', coded('EDQUOT: disk quota exceeded, write', 'EDQUOT')],
  ['a database that cannot grow', coded('database or disk is full', 'SQLITE_FULL')],
  ['a database that has no room of its own', coded('could not extend file', '53100')],
  ['the shared memory of a database', coded('disk I/O error', 'SQLITE_IOERR_SHMSIZE')],
  ['what was left for the database', new DiskFull()],
  ['what they caused', new Error('the upload broke', { cause: coded('write', 'ENOSPC') })],
])('%s is insufficient storage', async (_, error) => {
  const app = Fastify()
  app.setErrorHandler(failureSender('spec'))
  app.get('/', () => {
    throw error
  })
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(507)
  expect(answer.json()).toEqual({ code: 300006, msg: 'Insufficient storage space' })
})
