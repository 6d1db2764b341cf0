// Records what a service says to the question of the quick start, for the docs page. Ids and signatures are cut, and the address is the
// usual one; nothing else is changed. Usage, after a build: node scripts/record-stream.mjs
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const file = path.join(root, 'packages/server/src/http/docs-page/stream.txt')
const csv =
  'city,month,revenue\nLisbon,2026-01,1200\nPorto,2026-01,800\nLisbon,2026-02,1500\nPorto,2026-02,950\nBerlin,2026-02,700\n'
const question = 'What is the total revenue by city?'
const [key, user_id] = ['recorded-for-the-docs', 'ada']

const folder = mkdtempSync(path.join(tmpdir(), 'auger-record-'))
const service = spawn(process.execPath, [path.join(root, 'packages/cli/bin/auger.js'), 'serve'], {
  env: { ...process.env, AUGER_PORT: '0', AUGER_DATA_DIR: folder, AUGER_API_KEY: key },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const url = await addressOf(service)
  writeFileSync(file, cut(await stream(url), url))
  console.log(`${path.relative(root, file)} written`)
} finally {
  service.kill('SIGTERM')
  await new Promise((resolve) => service.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}

async function addressOf({ stdout }) {
  let said = ''
  for await (const piece of stdout) {
    said += piece
    const [, url] = /listening on (http:\/\/\S+)/.exec(said) ?? []
    if (url !== undefined) return url
  }
  throw new Error(`the service did not start:\n${said}`)
}

async function stream(url) {
  const headers = { 'x-pd-api-key': key }
  const post = async (where, body) => {
    const answer = await fetch(`${url}/v2/team/${where}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, user_id }),
    })
    if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`)
    return answer
  }
  const dataOf = async (answer) => (await (await answer).json()).data
  const form = new FormData()
  form.set('user_id', user_id)
  form.set('file', new Blob([csv]), 'sales.csv')
  const uploaded = fetch(`${url}/v2/team/file/upload-datasource`, { method: 'POST', headers, body: form })
  const { file_object_key } = await dataOf(uploaded)
  const { id: source, dataset_id } = await dataOf(
    post('datasources', { name: 'sales.csv', type: 'FILE', file_object_key }),
  )
  const events = `${url}/v2/team/datasets/${dataset_id}/datasources/${source}/events?user_id=${user_id}`
  await (await fetch(events, { headers })).text()
  const { id: session_id } = await dataOf(post('sessions', {}))
  return (await post('jobs', { session_id, dataset_id, question, stream: true })).text()
}

function cut(text, url) {
  return text
    .replaceAll(url, 'http://127.0.0.1:8080')
    .replaceAll(/\b(job|ds|dset)-([0-9a-f]{8})[0-9a-f]{24}\b/g, '$1-$2')
    .replaceAll(/(signature=[\w-]{8})[\w-]+/g, '$1')
}
