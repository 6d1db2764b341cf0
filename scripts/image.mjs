// Makes the container's image without an engine for containers and tries it: every step of deploy/Dockerfile in a folder of Debian's own
// packages, then the service in it, as an engine would run it. As root, on Linux, with debootstrap. Usage: image.mjs [folder] [--built]
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { buildImage } from './image/build.mjs'
import { ended, firstProcess, inRoot } from './image/in-root.mjs'

const context = path.join(import.meta.dirname, '..')
const isBuilt = process.argv.includes('--built')
const [given] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const folder = path.resolve(given ?? path.join(tmpdir(), 'auger-image'))
const mostMinutes = 30
const key = 'the-key-of-the-image'

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('scripts/image.mjs mounts folders: it takes root, on Linux')
  process.exit(2)
}
// Whatever still runs has its parent's end as its own.
setTimeout(() => {
  console.error(`not done within ${mostMinutes} minutes`)
  process.exit(1)
}, mostMinutes * 60_000).unref()

const began = performance.now()
const seconds = () => `${Math.round((performance.now() - began) / 1_000)} s`
const image = await buildImage(context, folder, { isBuilt })
console.log(
  `built in ${seconds()}: ${execFileSync('du', ['-sh', image.root], { encoding: 'utf8' }).split('\t')[0]}`,
)

const user = image.user.split(':')[0]
/** How engines run it, from open to closed. The last is the one that the service must reach a sandbox in. */
const ways = [
  { name: 'as root', user: '0' },
  { name: `as ${user}, /proc masked as engines do`, user, masked: true },
  { name: `as ${user}`, user, must: 'sandbox' },
]
for (const way of ways) await tryWay(way)
console.log(`done in ${seconds()}`)
process.exit(0)

async function tryWay({ name, must, ...way }) {
  const dataFolder = path.join(folder, 'data')
  rmSync(dataFolder, { recursive: true, force: true })
  mkdirSync(dataFolder, { mode: 0o700 })
  execFileSync('chown', [way.user, dataFolder])
  const stamp = path.join(folder, 'stamp')
  writeFileSync(stamp, '')
  const port = await freePort()
  const environment = { ...image.environment, AUGER_HOST: '127.0.0.1', AUGER_PORT: port, AUGER_API_KEY: key }
  const child = inRoot(image.root, [...image.entryPoint, ...image.command], {
    ...way,
    ...{ folder: image.folder, environment, dataFolder, readOnly: true, output: 'pipe' },
  })
  const [printed, complained] = [text(child.stdout), text(child.stderr)]
  const stopped = ended(child, mostMinutes * 60, 'the service')
  stopped.catch(() => undefined)
  try {
    const url = `http://127.0.0.1:${port}`
    const { isolation } = await untilReady(url, child)
    await healthCheck(child, environment)
    await askOne(url)
    process.kill(firstProcess(child), image.stopSignal)
    await stopped
    const written = execFileSync('find', [image.root, '-xdev', '-newer', stamp, '-type', 'f'], {
      encoding: 'utf8',
    })
    if (written !== '') throw new Error(`It wrote elsewhere than /data and /tmp:\n${written}`)
    if (must !== undefined && isolation !== must) throw new Error(`${name}: ${isolation}, not ${must}`)
    console.log(
      `${name}, read-only root: ${isolation}; healthy, answers, stops, wrote nothing but /data and /tmp`,
    )
    const [, reason] = /"reason":"([^"]*)"/.exec(await complained) ?? []
    if (reason !== undefined) console.log(`  ${reason}`)
  } catch (error) {
    child.kill('SIGKILL')
    console.error(await printed, await complained)
    throw error
  }
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

async function untilReady(url, child) {
  for (let tries = 0; tries < 240 && child.exitCode === null; tries++, await wait(500)) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return response.json()
  }
  throw new Error('The service in the image did not become ready')
}

/** The image's own command, in the namespaces of the service. */
async function healthCheck(child, environment) {
  const within = [
    '--target',
    String(firstProcess(child)),
    '--mount',
    '--pid',
    '--root',
    '--wd=/',
    '--setuid',
    user,
  ]
  const check = spawn('nsenter', [...within, ...image.healthCheck], { env: environment, stdio: 'inherit' })
  await ended(check, 30, 'the health check')
}

async function askOne(url) {
  const call = async (place, body) => {
    const isForm = body instanceof FormData
    const response = await fetch(url + place, {
      method: 'POST',
      headers: { 'x-pd-api-key': key, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    const answer = await response.json()
    if (!response.ok || answer.code !== 0) throw new Error(`${place}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const form = new FormData()
  form.set('user_id', 'ada')
  form.set('file', new Blob(['city,revenue\nLisbon,1200\nPorto,800\nLisbon,1500\n']), 'sales.csv')
  const { file_object_key } = await call('/v2/team/file/upload-datasource', form)
  const source = await call('/v2/team/datasources', {
    ...{ user_id: 'ada', name: 'sales.csv', type: 'FILE', file_object_key },
  })
  await untilRead(url, source)
  const session = await call('/v2/team/sessions', { user_id: 'ada', name: 'Sales' })
  const job = await call('/v2/team/jobs', {
    ...{ user_id: 'ada', session_id: session.id, dataset_id: source.dataset_id },
    question: 'What is the total revenue by city?',
  })
  const said = JSON.stringify(job)
  if (!said.includes('2700') || !said.includes('800'))
    throw new Error(`Not the answer: ${said.slice(0, 2_000)}`)
}

/** The stream ends when the file was read. */
async function untilRead(url, { id, dataset_id }) {
  const events = `${url}/v2/team/datasets/${dataset_id}/datasources/${id}/events?user_id=ada`
  await (await fetch(events, { headers: { 'x-pd-api-key': key } })).text()
}
