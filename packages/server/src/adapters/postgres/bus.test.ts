import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { breakableAddress } from '../../../../../test/services/breakable-address.ts'
import { startPostgres, withoutPostgres, type PostgresServer } from '../../../../../test/services/postgres.ts'
import type { JobNews } from '../../ports/bus.ts'
import { openSharedParts } from './index.ts'

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })

describe.skipIf(withoutPostgres !== undefined)('a bus that processes share', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  const open = async (url: string) => {
    const told: unknown[] = []
    const parts = await openSharedParts({ url, onError: (error) => told.push(error) })
    onTestFinished(() => parts.close())
    return { ...parts, told }
  }
  const listen = ({ bus }: Awaited<ReturnType<typeof open>>, jobId: string) => {
    const heard: JobNews[] = []
    bus.listen(jobId, (news) => heard.push(news))
    return heard
  }

  test('news of one process is heard by the other', async () => {
    const url = await server.fresh()
    const [one, other] = [await open(url), await open(url)]
    const heard = listen(other, 'job-1')
    await one.bus.announce({ jobId: 'job-1', cancelled: true })
    await eventually(() => expect(heard).toEqual([{ jobId: 'job-1', cancelled: true }]))
  })

  test('who could not listen for a while is told that news may have been missed', async () => {
    const url = await server.fresh()
    const address = await breakableAddress(url)
    onTestFinished(() => address.close())
    const [one, cutOff] = [await open(url), await open(address.url)]
    const [heard, other] = [listen(cutOff, 'job-1'), listen(cutOff, 'job-2')]
    address.cut()
    await one.bus.announce({ jobId: 'job-1', cancelled: true })
    await eventually(() => expect(cutOff.told).toHaveLength(1))
    address.mend()
    await eventually(() => expect(heard).toEqual([{ jobId: 'job-1', cancelled: false, missed: true }]))
    expect(other).toEqual([{ jobId: 'job-2', cancelled: false, missed: true }])
    await one.bus.announce({ jobId: 'job-1', cancelled: true })
    await eventually(() => expect(heard.at(-1)).toEqual({ jobId: 'job-1', cancelled: true }))
    expect(cutOff.told).toHaveLength(1)
  })

  test('what is said while the server is away is said when it is back', async () => {
    const url = await server.fresh()
    const address = await breakableAddress(url)
    onTestFinished(() => address.close())
    const [one, cutOff] = [await open(url), await open(address.url)]
    const heard = listen(one, 'job-1')
    address.cut()
    const announced = cutOff.bus.announce({ jobId: 'job-1', cancelled: true })
    await eventually(() => expect(cutOff.told).not.toEqual([]))
    address.mend()
    await announced
    await eventually(() => expect(heard).toEqual([{ jobId: 'job-1', cancelled: true }]))
  })
})
