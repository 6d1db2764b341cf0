import type { RequestListener, ServerResponse } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { download, type DownloadOptions } from './download.ts'
import { failureOf, latch, serve } from './local-server.contract.ts'

const options: DownloadOptions = { extension: 'csv', maxBytes: 1_000_000, allowPrivate: true }

const refused = (message: string, transient = false) =>
  expect.objectContaining({
    name: 'AddressRefused',
    message: expect.stringContaining(message) as string,
    transient,
  })

async function fetched(listener: RequestListener, changes: Partial<DownloadOptions> = {}): Promise<Buffer> {
  const port = await serve(listener)
  const { bytes } = await download(`http://127.0.0.1:${port}/a.csv`, { ...options, ...changes })
  const pieces: Buffer[] = []
  for await (const piece of bytes) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

const endlessly = (response: ServerResponse, piece: Buffer) => {
  const write = () => {
    while (!response.destroyed && response.write(piece));
    response.once('drain', write)
  }
  write()
}

const table = Buffer.from(
  'id,name\n' + Array.from({ length: 50_000 }, (_, index) => `${index},row ${index}\n`).join(''),
)

test('a file comes whole, and its progress is told', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-fetch-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const port = await serve((_request, response) =>
    response.writeHead(200, { 'content-length': `${table.length}` }).end(table),
  )
  const progress: number[] = []
  const { bytes, size } = await download(`http://127.0.0.1:${port}/a.csv`, {
    ...options,
    onProgress: (count) => progress.push(count),
  })
  expect(size).toBe(table.length)
  await pipeline(bytes, createWriteStream(path.join(folder, 'a.csv')))
  expect(table.equals(await readFile(path.join(folder, 'a.csv')))).toBe(true)
  expect(progress.at(-1)).toBe(table.length)
  expect(progress).toEqual([...progress].sort((one, other) => one - other))
})

test('a file of exactly the most bytes is taken, with one more it is not', async () => {
  const listener: RequestListener = (_request, response) => {
    response.write(table)
    response.end()
  }
  expect(table.equals(await fetched(listener, { maxBytes: table.length }))).toBe(true)
  expect(await failureOf(fetched(listener, { maxBytes: table.length - 1 }))).toEqual(refused('larger than'))
})

test('a redirect is followed, and the same checks are made as for a probe', async () => {
  const moved: RequestListener = (request, response) => {
    if (request.url === '/a.csv') response.writeHead(301, { location: '/b.csv' })
    response.end('b')
  }
  expect(String(await fetched(moved))).toBe('b')
  const status = (code: number, headers = {}) =>
    failureOf(fetched((_request, response) => response.writeHead(code, headers).end('x')))
  expect(await status(404)).toEqual(refused('the address answers 404'))
  expect(await status(500)).toEqual(refused('the address answers 500', true))
  expect(await status(200, { 'content-type': 'text/html' })).toEqual(refused('a web page'))
  expect(await status(302, { location: 'http://169.254.169.254/' })).toEqual(refused('reserved range'))
  expect(await failureOf(download('http://127.0.0.1/', { ...options, allowPrivate: false }))).toEqual(
    refused('into a private network'),
  )
})

test('an endless body ends at the limit, and the line with it', async () => {
  const hungUp = latch()
  const failure = await failureOf(
    fetched((_request, response) => {
      response.once('close', hungUp.open)
      endlessly(response, Buffer.alloc(65_536, 'a'))
    }),
  )
  expect(failure).toEqual(refused('the file is larger than 976.5 KiB'))
  await hungUp.opened
})

test('a body that breaks off is an error, whether its length was told or not', async () => {
  const cut = (headers: { readonly [name: string]: string }, body = Buffer.from('a,b\n1,2\n')) =>
    failureOf(
      fetched((_request, response) => {
        response.writeHead(200, headers).write(body)
        setTimeout(() => response.destroy(), 50)
      }),
    )
  expect(await cut({ 'content-length': '100' })).toEqual(refused('before it was done', true))
  expect(await cut({})).toEqual(refused('before it was done', true))
  const half = gzipSync(table).subarray(0, 1_000)
  expect(await cut({ 'content-encoding': 'gzip' }, half)).toEqual(refused('before it was done', true))
})

test('a length that is less than what comes lets no more through than it says', async () => {
  const body = await fetched((_request, response) => {
    response.strictContentLength = false
    response.writeHead(200, { 'content-length': '3' }).end('abcdef')
  })
  expect(String(body)).toBe('abc')
})

test('gzip that nobody asked for is undone', async () => {
  const port = await serve((_request, response) => {
    const body = gzipSync(table)
    response.writeHead(200, { 'content-encoding': 'GZIP', 'content-length': `${body.length}` }).end(body)
  })
  const { bytes, size } = await download(`http://127.0.0.1:${port}/a.csv`, options)
  expect(size).toBeUndefined()
  expect(table.equals(Buffer.concat((await bytes.toArray()) as Buffer[]))).toBe(true)
})

test('a gzip bomb ends at the limit, and so does one that never comes to anything', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  expect(bomb.length).toBeLessThan(options.maxBytes)
  const seen: number[] = []
  const send: RequestListener = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
  expect(await failureOf(fetched(send, { onProgress: (count) => seen.push(count) }))).toEqual(
    refused('the file is larger than'),
  )
  expect(seen.at(-1)).toBeLessThanOrEqual(options.maxBytes)
  const nothing = Buffer.concat(Array<Buffer>(1_000).fill(gzipSync('')))
  const hollow: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    endlessly(response, nothing)
  }
  expect(await failureOf(fetched(hollow))).toEqual(refused('the file is larger than'))
})

test('damaged gzip is told', async () => {
  const sent = (body: Buffer) =>
    failureOf(
      fetched((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(body)),
    )
  expect(await sent(Buffer.from('no gzip at all'))).toEqual(refused('its compression cannot be undone'))
  expect(await sent(gzipSync(table).subarray(0, 1_000))).toEqual(refused('its compression cannot be undone'))
})

test('a body that falls silent is given up, and one that is only slow is not', async () => {
  const limits = { silenceSeconds: 0.3 }
  for (const headers of [{}, { 'content-encoding': 'gzip' }])
    expect(
      await failureOf(
        fetched((_request, response) => response.writeHead(200, headers).write(gzipSync('a')), { limits }),
      ),
    ).toEqual(refused('sent nothing for 0.3 seconds', true))

  const slowly: RequestListener = (_request, response) => {
    const pieces = [...'abcdefgh']
    const timer = setInterval(() => {
      const piece = pieces.shift()
      if (piece !== undefined) return void response.write(piece)
      clearInterval(timer)
      response.end()
    }, 75)
  }
  expect(String(await fetched(slowly, { limits }))).toBe('abcdefgh')
})

test('a reader that takes its time is not taken for silence', async () => {
  const port = await serve((_request, response) => response.end(table))
  const { bytes } = await download(`http://127.0.0.1:${port}/a.csv`, {
    ...options,
    limits: { silenceSeconds: 0.1 },
  })
  let total = 0
  for await (const piece of bytes) {
    if (total === 0) await pause(300)
    total += (piece as Buffer).length
  }
  expect(total).toBe(table.length)
})

test('a body that trickles for too long is given up', async () => {
  const trickle: RequestListener = (_request, response) => {
    const timer = setInterval(() => response.write('a'), 20)
    response.once('close', () => clearInterval(timer))
  }
  expect(await failureOf(fetched(trickle, { limits: { wholeSeconds: 0.3 } }))).toEqual(
    refused('did not arrive within 0.3 seconds', true),
  )
})

test('a body that comes too slowly on average is given up for good, and one that is fast enough is not', async () => {
  const every = (milliseconds: number, piece: string, most: number): RequestListener => {
    return (_request, response) => {
      let sent = 0
      const timer = setInterval(() => {
        if (sent++ < most) return void response.write(piece)
        clearInterval(timer)
        response.end()
      }, milliseconds)
      response.once('close', () => clearInterval(timer))
    }
  }
  const limits = { leastBytesPerSecond: 1_000, rateSeconds: 0.3 }
  expect(await failureOf(fetched(every(20, 'a', 10_000), { limits }))).toEqual(
    refused('sends it too slowly: fewer than 1000 bytes a second over 0.3 seconds'),
  )
  expect((await fetched(every(20, 'a'.repeat(1_000), 40), { limits })).length).toBe(40_000)
})

const waiting = async (changes: Partial<DownloadOptions> = {}) => {
  const hungUp = latch()
  const port = await serve((_request, response) => {
    response.once('close', hungUp.open)
    response.write('a,b\n')
  })
  const { bytes } = await download(`http://127.0.0.1:${port}/a.csv`, { ...options, ...changes })
  return { bytes, hungUp: hungUp.opened }
}

test('a signal ends the download with its own reason', async () => {
  const controller = new AbortController()
  const { bytes, hungUp } = await waiting({ signal: controller.signal })
  const reading = failureOf(bytes.toArray())
  await pause(50)
  const reason = new Error('enough')
  controller.abort(reason)
  expect(await reading).toBe(reason)
  await hungUp
})

test('a signal also ends a download that nobody reads', async () => {
  const controller = new AbortController()
  const { bytes, hungUp } = await waiting({ signal: controller.signal })
  controller.abort(new Error('enough'))
  await hungUp
  await expect(bytes.toArray()).rejects.toThrow('enough')
})

test('destroying the bytes hangs up at once', async () => {
  const { bytes, hungUp } = await waiting()
  bytes.once('data', () => undefined)
  await pause(50)
  bytes.destroy()
  await hungUp
  expect(bytes.destroyed).toBe(true)
})

test('a signal that lasts is left without listeners', async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  expect(String(await fetched((_request, response) => response.end('a'), { signal }))).toBe('a')
  expect(added).toHaveBeenCalledTimes(1)
  expect(removed).toHaveBeenCalledTimes(1)
})
