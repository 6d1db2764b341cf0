import net, { type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { FetchOptions } from './fetch-options.ts'
import { AddressRefused } from '../../network/address-refused.ts'
import { certificate, failureOf, latch, serve, serveSecurely } from './local-server.contract.ts'
import { probe } from './probe.ts'

const options: FetchOptions = { extension: 'csv', maxBytes: 1_000, allowPrivate: true }
const here = () => Promise.resolve(['127.0.0.1'])

const answering = (status: number, headers: { readonly [name: string]: string } = {}) =>
  serve((_request, response) => response.writeHead(status, headers).end())

const refused = (message: string, transient = false) =>
  expect.objectContaining({
    name: 'AddressRefused',
    message: expect.stringContaining(message) as string,
    transient,
  })

test('a file is asked for plainly, and left before it comes', async () => {
  const left = latch()
  const asked: unknown[] = []
  const port = await serve((request, response) => {
    asked.push({ method: request.method, url: request.url, headers: request.headers })
    response.writeHead(200, { 'content-length': '700', 'set-cookie': 'seen=1' }).write('a,b\n')
    response.once('close', left.open)
  })
  expect(await probe(`http://127.0.0.1:${port}/a.csv?key=1#top`, options)).toEqual({ size: 700 })
  await left.opened
  expect(asked).toEqual([
    {
      method: 'GET',
      url: '/a.csv?key=1',
      headers: {
        host: `127.0.0.1:${port}`,
        accept: '*/*',
        'accept-encoding': 'identity',
        'user-agent': 'Auger',
        connection: 'close',
      },
    },
  ])
})

test('where the answer does not tell its size, nor does the probe', async () => {
  const port = await serve((_request, response) => response.write('a'))
  expect(await probe(`http://127.0.0.1:${port}/`, options)).toEqual({ size: undefined })
})

test.each([
  [404, 'the address answers 404: there is no such file', false],
  [403, 'the address answers 403: the file is not open to everyone', false],
  [204, 'the address answers 204', false],
  [304, 'the address answers 304', false],
  [429, 'the address answers 429: it was asked too often', true],
  [500, 'the address answers 500: its server is in trouble', true],
  [503, 'the address answers 503', true],
])('an answer of %i is refused', async (status, message, transient) => {
  const port = await answering(status)
  expect(await failureOf(probe(`http://127.0.0.1:${port}/`, options))).toEqual(refused(message, transient))
})

test('a file that says it is too large or empty is refused', async () => {
  const sized = (size: number) => answering(200, { 'content-length': `${size}` })
  const asked = async (size: number, maxBytes: number) =>
    probe(`http://127.0.0.1:${await sized(size)}/`, { ...options, maxBytes })
  expect(await asked(1_000, 1_000)).toEqual({ size: 1_000 })
  expect(await failureOf(asked(1_001, 1_000))).toEqual(refused('the file is larger than 1000 bytes'))
  expect(await failureOf(asked(2 ** 31 + 1, 2 ** 31))).toEqual(refused('the file is larger than 2 GiB'))
  expect(await failureOf(asked(2 ** 21, 1.5 * 2 ** 20))).toEqual(refused('the file is larger than 1.5 MiB'))
  expect(await failureOf(asked(0, 1_000))).toEqual(refused('the file is empty'))
})

test('a web page is no file, but where text is wanted or a download is meant', async () => {
  const page = await answering(200, { 'content-type': 'Text/HTML; charset=utf-8' })
  const url = `http://127.0.0.1:${page}/`
  for (const extension of ['csv', 'json', 'xls', 'xlsx', 'pdf'] as const)
    expect(await failureOf(probe(url, { ...options, extension }))).toEqual(
      refused('with a web page, not with a file'),
    )
  for (const extension of ['md', 'mdx', 'txt'] as const)
    expect(await failureOf(probe(url, { ...options, extension }))).toBeUndefined()
  const exported = await answering(200, {
    'content-type': 'text/html',
    'content-disposition': 'attachment; filename="a.csv"',
  })
  expect(await failureOf(probe(`http://127.0.0.1:${exported}/`, options))).toBeUndefined()
})

test('a compression other than gzip is refused', async () => {
  const port = await answering(200, { 'content-encoding': 'br' })
  expect(await failureOf(probe(`http://127.0.0.1:${port}/`, options))).toEqual(refused('a compression'))
})

test('the name is resolved once, and the socket goes where it was judged to lead', async () => {
  const hosts: unknown[] = []
  const port = await serve((request, response) => {
    hosts.push(request.headers.host)
    response.end('a')
  })
  const answers = [['127.0.0.1'], ['169.254.169.254']]
  const resolve = vi.fn(() => Promise.resolve(answers.shift() ?? []))
  await probe(`http://Data.Example.:${port}/`, { ...options, resolve })
  expect(resolve.mock.calls).toEqual([['data.example']])
  expect(hosts).toEqual([`data.example:${port}`])
})

test('of several addresses one that answers is enough', async () => {
  const port = await answering(200)
  const resolve = () => Promise.resolve(['127.0.0.2', '::1', '127.0.0.1'])
  expect(await probe(`http://data.example:${port}/`, { ...options, resolve })).toEqual({ size: undefined })
})

test('without leave nothing is sent into a private network', async () => {
  const asked = vi.fn()
  const port = await serve((_request, response) => {
    asked()
    response.end('a')
  })
  const kept = { ...options, allowPrivate: false }
  for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]', '127.0.0.1.'])
    expect(await failureOf(probe(`http://${host}:${port}/`, kept))).toEqual(refused('into a private network'))
  const named = probe(`http://data.example:${port}/`, { ...kept, resolve: here })
  expect(await failureOf(named)).toEqual(refused('into a private network'))
  expect(asked).not.toHaveBeenCalled()
})

test('proxies of the environment are not used', async () => {
  const proxied = vi.fn()
  const proxy = await serve((_request, response) => {
    proxied()
    response.writeHead(502).end()
  })
  for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY'])
    vi.stubEnv(name, `http://127.0.0.1:${proxy}`)
  vi.stubEnv('NODE_USE_ENV_PROXY', '1')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const port = await answering(200)
  await probe(`http://data.example:${port}/`, { ...options, resolve: here })
  expect(proxied).not.toHaveBeenCalled()
})

const redirecting = (...locations: readonly string[]) => {
  const left = [...locations]
  return serve((_request, response) => {
    const location = left.shift()
    if (location === undefined) response.end('a,b')
    else response.writeHead(302, { location }).end()
  })
}

test('redirects are followed, relative ones and to other hosts too, five of them', async () => {
  const asked: unknown[] = []
  const file = await serve((request, response) => {
    asked.push(request.url)
    response.end('a,b')
  })
  const other = `http://other.example:${file}/g%C3%B6.csv`
  const port = await redirecting('/a', 'b?c=1', '../d', '', other)
  await probe(`http://data.example:${port}/`, { ...options, resolve: here })
  expect(asked).toEqual(['/g%C3%B6.csv'])
})

test('a redirect may name a file in UTF-8', async () => {
  const asked: unknown[] = []
  const port = await serve((request, response) => {
    asked.push(request.url)
    if (request.url === '/')
      response.writeHead(301, { location: Buffer.from('/größe.csv').toString('latin1') })
    response.end('a')
  })
  await probe(`http://127.0.0.1:${port}/`, options)
  expect(asked).toEqual(['/', '/gr%C3%B6%C3%9Fe.csv'])
})

test('six redirects are too many, and so is a loop', async () => {
  const six = await redirecting('/1', '/2', '/3', '/4', '/5', '/6')
  expect(await failureOf(probe(`http://127.0.0.1:${six}/`, options))).toEqual(refused('more than 5 times'))
  const asked = vi.fn()
  const loop = await serve((_request, response) => {
    asked()
    response.writeHead(307, { location: '/' }).end()
  })
  expect(await failureOf(probe(`http://127.0.0.1:${loop}/`, options))).toEqual(refused('more than 5 times'))
  expect(asked).toHaveBeenCalledTimes(6)
})

test.each([
  ['file:///etc/passwd', 'redirects to one that is not fetched: only http and https'],
  ['ftp://data.example/a.csv', 'not ftp:'],
  ['http://user:secret@data.example/', 'a user name or a password'],
  ['http://data.example:25/', 'port 25'],
  ['http://169.254.169.254/latest/meta-data/', 'into a reserved range'],
  ['http://[::ffff:a9fe:a9fe]/', 'into a reserved range'],
  ['http://0/', 'into a reserved range'],
  ['http://[', 'redirects to no address'],
])('a redirect to %s is refused', async (location, message) => {
  const port = await redirecting(location)
  expect(await failureOf(probe(`http://127.0.0.1:${port}/`, options))).toEqual(refused(message))
})

test('a redirect to the same name is resolved and judged anew', async () => {
  const port = await redirecting('/again')
  const answers = [['127.0.0.1'], ['127.0.0.1', '169.254.169.254']]
  const resolve = () => Promise.resolve(answers.shift() ?? [])
  expect(await failureOf(probe(`http://data.example:${port}/`, { ...options, resolve }))).toEqual(
    refused('into a reserved range'),
  )
})

test('a redirect without an address is refused', async () => {
  const port = await answering(302)
  expect(await failureOf(probe(`http://127.0.0.1:${port}/`, options))).toEqual(
    refused('without telling where'),
  )
})

test('over https the certificate must be of the name that was given', async () => {
  const port = await serveSecurely((request, response) => response.end(request.url))
  const trusting = { ...options, authorities: certificate, resolve: here }
  expect(await probe(`https://data.example:${port}/`, trusting)).toEqual({ size: 1 })
  expect(await failureOf(probe(`https://other.example:${port}/`, trusting))).toEqual(
    refused('the certificate of other.example is not valid'),
  )
  expect(await failureOf(probe(`https://data.example:${port}/`, { ...options, resolve: here }))).toEqual(
    refused('the certificate of data.example is not valid'),
  )
})

test('a redirect may lead from http to https and back', async () => {
  const file = await answering(200)
  const secure = await serveSecurely((_request, response) =>
    response.writeHead(302, { location: `http://data.example:${file}/` }).end(),
  )
  const port = await redirecting(`https://data.example:${secure}/`)
  const trusting = { ...options, authorities: certificate, resolve: here }
  expect(await failureOf(probe(`http://data.example:${port}/`, trusting))).toBeUndefined()
})

test('a name that does not resolve is told from a resolver in trouble', async () => {
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
  const asked = (code: string) =>
    failureOf(probe('http://data.example/', { ...options, resolve: failing(code) }))
  expect(await asked('ENOTFOUND')).toEqual(refused('the name data.example does not resolve'))
  expect(await asked('EAI_AGAIN')).toEqual(refused('cannot be resolved at present', true))
})

const talking = async (reply: string | undefined, hangUp = false) => {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      if (reply !== undefined) socket.write(reply)
      if (hangUp) socket.end()
    })
    onTestFinished(() => {
      socket.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('what is no web server is told so', async () => {
  const ssh = `http://127.0.0.1:${await talking('SSH-2.0-OpenSSH\r\n')}/`
  expect(await failureOf(probe(ssh, options))).toEqual(refused('does not answer as a web server does'))
  const plain = `https://127.0.0.1:${await talking('HTTP/1.1 400 Bad Request\r\n\r\n')}/`
  expect(await failureOf(probe(plain, options))).toEqual(refused('does not answer as a web server does'))
  const gone = `http://127.0.0.1:${await talking(undefined, true)}/`
  expect(await failureOf(probe(gone, options))).toEqual(refused('broke the connection off', true))
  const other = `http://127.0.0.1:${await talking('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n')}/`
  expect(await failureOf(probe(other, options))).toEqual(refused('broke the connection off', true))
  const headers = `http://127.0.0.1:${await talking(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`)}/`
  expect(await failureOf(probe(headers, options))).toEqual(refused('does not answer as a web server does'))
})

test('a port where nobody listens is told so', async () => {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  expect(await failureOf(probe(`http://127.0.0.1:${port}/`, options))).toEqual(
    refused('refuses the connection', true),
  )
})

test('each wait has its end', async () => {
  const never = () => new Promise<never>(() => undefined)
  const limits = { connectSeconds: 0.1 }
  expect(await failureOf(probe('http://data.example/', { ...options, limits, resolve: never }))).toEqual(
    refused('was not resolved within 0.1 seconds', true),
  )
  const mute = await talking(undefined)
  expect(await failureOf(probe(`https://127.0.0.1:${mute}/`, { ...options, limits }))).toEqual(
    refused('took no connection within 0.1 seconds', true),
  )
  const silence = { ...options, limits: { silenceSeconds: 0.1 } }
  expect(await failureOf(probe(`http://127.0.0.1:${mute}/`, silence))).toEqual(
    refused('did not answer within 0.1 seconds', true),
  )
  const whole = { ...options, limits: { wholeSeconds: 0.1 } }
  expect(await failureOf(probe(`http://127.0.0.1:${mute}/`, whole))).toEqual(
    refused('did not arrive within 0.1 seconds', true),
  )
})

test('headers that trickle in do not put the end off', async () => {
  const port = await talking('HTTP/1.1 200 OK\r\n')
  const trickle = net.createServer((socket) => {
    socket.on('error', () => undefined)
    const timer = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 20)
    socket.once('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => trickle.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    trickle.close()
  })
  const limits = { silenceSeconds: 0.2 }
  for (const place of [port, (trickle.address() as AddressInfo).port])
    expect(await failureOf(probe(`http://127.0.0.1:${place}/`, { ...options, limits }))).toEqual(
      refused('did not answer within 0.2 seconds', true),
    )
})

test('a signal ends the probe with its own reason', async () => {
  const asked = latch()
  const port = await serve(() => asked.open())
  const controller = new AbortController()
  const probing = failureOf(probe(`http://127.0.0.1:${port}/`, { ...options, signal: controller.signal }))
  await asked.opened
  const reason = new Error('enough')
  controller.abort(reason)
  expect(await probing).toBe(reason)
  const resolve = () => new Promise<never>(() => undefined)
  const late = probe('http://data.example/', { ...options, resolve, signal: controller.signal })
  expect(await failureOf(late)).toBe(reason)
  expect(reason).not.toBeInstanceOf(AddressRefused)
})
