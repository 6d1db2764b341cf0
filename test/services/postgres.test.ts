import { expect, it } from 'vitest'
import pg from 'pg'
import { startPostgres, withoutPostgres } from './postgres.ts'

it.skipIf(withoutPostgres)('a PostgreSQL server of the tests keeps its rows through a crash', async () => {
  const server = await startPostgres()
  try {
    const url = await server.fresh()
    const run = async (sql: string) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        return (await client.query(sql)).rows as unknown[]
      } finally {
        await client.end()
      }
    }
    await run('create table kept (id int)')
    await run('insert into kept values (7)')
    await server.restart()
    expect(await run('select id from kept')).toEqual([{ id: 7 }])
  } finally {
    await server.stop()
  }
})
