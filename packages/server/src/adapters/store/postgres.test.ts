import { afterAll, beforeAll, describe } from 'vitest'
import { startPostgres, withoutPostgres, type PostgresServer } from '../../../../../test/services/postgres.ts'
import { storeContract } from '../../ports/store.contract.ts'
import { aTrace } from '../../ports/store-samples.contract.ts'
import { openPostgresStore } from './postgres.ts'

describe.skipIf(withoutPostgres !== undefined)('on PostgreSQL', () => {
  let server: PostgresServer
  let url = ''
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  const open = () => openPostgresStore({ url, connections: 4 }, undefined, () => aTrace)
  storeContract(
    'PostgreSQL',
    async () => {
      url = await server.fresh()
      return open()
    },
    open,
  )
})
