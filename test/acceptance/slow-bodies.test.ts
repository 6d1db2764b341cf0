import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { askerOf } from './asker-of.ts'
import { raw } from './raw-request.ts'
import { rawSocket, type RawSocket } from './raw-socket.ts'
import { isRemote, newUser, useOwnService } from './service.ts'

/** Sends a byte now and then, until the other side has had enough. */
async function drip({ send, isClosed }: RawSocket, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; !isClosed() && Date.now() < end; await wait(200)) send(' ')
}

const head = (line: string, headers: { readonly [name: string]: string }): string =>
  [`${line} HTTP/1.1`, 'Host: here', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
    .concat('', '')
    .join('\r\n')

describe.skipIf(isRemote)('a request that comes slowly', () => {
  const service = useOwnService({ AUGER_REQUEST_SECONDS: '3' })
  const json = (key: string) => ({
    'x-pd-api-key': key,
    'Content-Type': 'application/json',
    'Content-Length': '1000000',
  })

  it.each([
    ['to an unknown path', 'POST /nope', '300003'],
    ['to an unknown path under /v2/team', 'POST /v2/team/nope', '1003'],
    ['without a key', 'POST /v2/team/sessions', '1003'],
    ['to a signed address that is forged', 'PUT /uploads/file-x/1?expires=1&signature=x', '1003'],
    ['to a path that has no body', 'POST /healthz', '300003'],
    ['with the preflight of a browser', 'OPTIONS /files/results/x', '300001'],
  ])('[X-04][N-04] %s is answered before its body, and closed', async (_, line, code) => {
    const peer = await rawSocket(service().url)
    peer.send(head(line, json('wrong')))
    expect(await peer.until('"code"')).toContain(`"code":${code}`)
    await drip(peer, 15)
    await peer.closed()
  })

  it('[X-04] with a JSON body that drips is refused in time, and closed', async () => {
    const peer = await rawSocket(service().url)
    peer.send(head('POST /v2/team/sessions', json(service().key)))
    await drip(peer, 30)
    expect(peer.received()).toContain('"code":300001')
    expect(peer.received()).toContain('the body did not come within 3 seconds')
    await peer.closed()
  })

  it('[X-04] with headers that drip, or none at all, is closed', async () => {
    const [dripping, silent] = [await rawSocket(service().url), await rawSocket(service().url)]
    dripping.send('POST /v2/team/sessions HTTP/1.1\r\nHost: here\r\nX-Slow:')
    await drip(dripping, 30)
    await dripping.closed()
    await silent.closed()
  })

  it('[X-04] as an upload goes on while it flows, and is closed when it only drips', async () => {
    const boundary = 'a-boundary'
    const before = `--${boundary}\r\nContent-Disposition: form-data; name="user_id"\r\n\r\n${newUser()}\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`
    const after = `\r\n--${boundary}--\r\n`
    const line = 'name,number\n'.repeat(250)
    const begin = (peer: RawSocket, length: number) =>
      peer.send(
        head('POST /v2/team/file/upload-datasource', {
          'x-pd-api-key': service().key,
          'Content-Type': `multipart/form-data; boundary=${boundary}`,
          'Content-Length': String(length),
        }) + before,
      )
    const flowing = await rawSocket(service().url)
    begin(flowing, before.length + 20 * line.length + after.length)
    for (let piece = 0; piece < 20; piece++) {
      flowing.send(line)
      await wait(500)
    }
    flowing.send(after)
    expect(await flowing.until('"code"')).toContain('"code":0')
    flowing.socket.destroy()
    const dripping = await rawSocket(service().url)
    begin(dripping, 1_000_000)
    await drip(dripping, 40)
    await dripping.closed()
  })

  it('[X-04] does not make a stream or a long job end early', async () => {
    const { session_id, dataset_id, userId } = await askerOf(service(), 'orchard.csv')
    const answer = await raw(service(), {
      method: 'POST',
      path: '/v2/team/jobs',
      body: { session_id, dataset_id, user_id: userId, stream: true, question: 'How many rows are there?' },
    })
    expect(answer.text).toContain('[DONE]')
    const idle = await rawSocket(service().url)
    const ask = head('GET /healthz', {})
    idle.send(ask)
    await idle.until('"ok"')
    await wait(5_000)
    idle.send(ask)
    await wait(1_000)
    expect(idle.received().match(/"ok"/g)).toHaveLength(2)
    idle.socket.destroy()
  })
})
