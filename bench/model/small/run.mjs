// node bench/model/small/run.mjs --folder DIR [--context N] [--threads N] [--seconds N] [--say N]; the service must be built.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startService } from '../../answers/service.mjs'
import { uploadDataset } from '../../answers/upload/upload-dataset.mjs'
import { root, startListening } from '../../processes/start-listening.mjs'
import { ask } from './ask.mjs'
import { installModel } from './packages.mjs'
import { cancelled, questions } from './questions.mjs'
import { tableOf, totalsOf } from './table.mjs'

const ownContext = 2_048
const further = 60

const { folder, context, threads, seconds, say } = parseArgs({
  options: {
    folder: { type: 'string' },
    context: { type: 'string', default: `${ownContext}` },
    threads: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '600' },
    say: { type: 'string', default: '200' },
  },
}).values
if (folder === undefined) {
  console.error('Into which folder are the model and what runs it installed? --folder is missing.')
  process.exit(2)
}

const { runner, model } = await installModel(path.resolve(folder))
const contextSize = Number(context)
const told = {
  ...{ threads: Number(threads), contextSize, mostTokens: Number(say) },
  scale: Math.max(1, contextSize / ownContext),
}
const endWithParent = path.join(root, 'bench/processes/end-with-parent.mjs')
const data = await mkdtemp(path.join(tmpdir(), 'auger-small-model-'))
const stops = []
try {
  const script = path.join(import.meta.dirname, 'model-server.mjs')
  const words = ['--import', endWithParent, script, runner, model, JSON.stringify(told)]
  const server = await startListening([process.execPath, ...words], {}, 'inherit')
  stops.push(() => server.stop())
  const health = async () => (await fetch(`${server.url}/health`)).json()
  const service = await startService(data, {
    ...{ AUGER_MODEL: 'compatible:tinyllama', AUGER_MODEL_BASE_URL: `${server.url}/v1` },
    ...{ AUGER_ROUTE: 'model', AUGER_DISCLOSE: 'schema', AUGER_MODEL_SECONDS: seconds },
    AUGER_JOB_SECONDS: `${Number(seconds) + further}`,
  })
  stops.push(() => service.stop())
  await report(await askAll(service.clientOf('small-model'), { health }), await health())
} finally {
  for (const stop of stops.toReversed()) await stop()
  await rm(data, { recursive: true, force: true })
}

async function askAll(client, server) {
  const files = { name: 'sales', files: ['sales.csv'] }
  const where = { folder: path.join(root, 'test/fixtures/growth'), client }
  const { id: datasetId } = await uploadDataset(files, where)
  const rows = []
  for (const [index, question] of questions.entries()) {
    const { id: sessionId } = await client.sessions.create({ max_contextual_job_history: 0 })
    const isCancelled = cancelled.includes(index)
    rows.push(await ask({ client, sessionId, datasetId, question, isCancelled, server }))
    console.error(tableOf(rows.slice(-1)).split('\n')[1])
  }
  return rows
}

function report(rows, health) {
  console.log(`context ${contextSize}, at most ${say} tokens a reply, ${threads} threads\n`)
  console.log(`${tableOf(rows)}\n\n${totalsOf(rows, health)}`)
}
