import { EventEmitter, once } from 'node:events'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createUnderWay } from './under-way.ts'

async function slowServer() {
  const underWay = createUnderWay()
  const app = Fastify()
  underWay.watch(app)
  const held = new EventEmitter()
  app.get('/slow', async () => {
    held.emit('begun')
    await once(held, 'release')
    return 'done'
  })
  const url = await app.listen({ port: 0 })
  const begun = once(held, 'begun')
  const asked = fetch(`${url}/slow`)
  await begun
  return { underWay, app, url, asked, release: () => held.emit('release') }
}

it('draining waits for the answers that are under way', async () => {
  const { underWay, app, asked, release } = await slowServer()
  const order: string[] = []
  const drained = underWay.drain(10_000).then(() => order.push('drained'))
  order.push('asked to stop')
  release()
  expect(await (await asked).text()).toBe('done')
  await drained
  expect(order).toEqual(['asked to stop', 'drained'])
  await app.close()
})

it('draining gives up when its time is over, and tells callers to go elsewhere', async () => {
  const { underWay, app, url, asked, release } = await slowServer()
  await underWay.drain(20)
  expect((await fetch(`${url}/unknown`)).headers.get('connection')).toBe('close')
  release()
  await (await asked).text()
  await app.close()
})

it('nothing under way is drained at once', async () => {
  const underWay = createUnderWay()
  await underWay.drain(60_000)
})
