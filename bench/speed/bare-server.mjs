// What the service is measured against: Fastify, the schema check and the statement, and nothing around them.
import { randomBytes } from 'node:crypto'
import { endpoints } from '@auger/contract'
import { openEmbeddedStore } from '@auger/server/adapters/store/embedded'
import Fastify from 'fastify'
import Database from 'libsql'

const [file, log] = process.argv.slice(2)
const projectId = 'project-bare'

// The service's own migration makes the tables, so that both write to the same ones.
const store = await openEmbeddedStore(file)
await store.projects.create({
  id: projectId,
  name: 'bare',
  jobQuota: null,
  jobsUsed: 0,
  storageQuota: null,
  createdAt: new Date().toISOString(),
})
await store.close()

const database = new Database(file)
for (const setting of ['busy_timeout = 100', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
  database.pragma(setting)
const insert = database.prepare(
  `insert into sessions (id, project_id, user_id, name, folded_name, output_language, job_mode, max_contextual_job_history, created_at)
   select ?, ?, ?, ?, ?, ?, ?, ?, ? where (select count(*) from sessions where project_id = ? and user_id = ?) < ?`,
)
const select = database.prepare('select * from sessions where id = ? and project_id = ? and user_id = ?')

const app = Fastify({ logger: log === 'silent' ? false : { level: log, file: '/dev/null' } })

app.post('/v2/team/sessions', async (request) => {
  const input = endpoints.createSession.input.parse(request.body)
  const id = `session-${randomBytes(16).toString('hex')}`
  const name = input.name ?? 'New session'
  const { changes } = insert.run([
    id,
    projectId,
    input.user_id,
    name,
    name.toLowerCase(),
    input.output_language,
    input.job_mode,
    input.max_contextual_job_history,
    new Date().toISOString(),
    projectId,
    input.user_id,
    150,
  ])
  if (changes === 0) throw new Error('too many sessions')
  return { code: 0, data: { id } }
})

app.get('/v2/team/sessions/:id', async (request) => {
  const input = endpoints.getSession.input.parse({ ...request.query, ...request.params })
  const row = select.get([input.id, projectId, input.user_id])
  if (row === undefined) throw new Error('no such session')
  const { id, name, output_language, job_mode, max_contextual_job_history } = row
  return {
    code: 0,
    data: {
      id,
      name,
      output_language,
      job_mode,
      max_contextual_job_history,
      agent_id: 'DATA_ANALYSIS_AGENT',
    },
  }
})

console.log(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
