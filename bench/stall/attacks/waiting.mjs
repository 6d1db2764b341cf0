// One project keeps the service busy: how long another one waits, against an idle service.
import { createServer } from 'node:http'
import { clearInterval, setInterval } from 'node:timers'
import { setTimeout as pause } from 'node:timers/promises'
import {
  addSource,
  endSession,
  job,
  newDataset,
  newSession,
  openDataset,
  throwAt,
  untilRead,
  upload,
} from '../service/datasets.mjs'
import { attacker } from '../service/send.mjs'
import { openPlainQuestion } from '../service/plain-question.mjs'

const user = 'attacker'
const csv = Buffer.from('city,amount\nOslo,3\nBergen,4\nOslo,5\n')
const slowSources = 8
const questions = 83

export const waiting = [
  {
    name: 'slow-url',
    about: `${slowSources} urls that send a byte a second, while another project has a file read`,
    settings: { AUGER_URL_SOURCES: 'private' },
    async prepare(service) {
      const other = { ...service, key: await service.newProjectKey('Other') }
      const slow = createServer((request, response) => {
        response.writeHead(200, { 'content-type': 'text/csv', 'content-length': 1_000_000 })
        if (request.method === 'HEAD') return response.end()
        response.write('city,amount\n')
        const timer = setInterval(() => response.write('1'), 1_000)
        response.on('close', () => clearInterval(timer))
      })
      await new Promise((resolve) => slow.listen(0, '127.0.0.1', resolve))
      const dataset = await newDataset(other, 'own', 'neighbour')
      return {
        url: `http://127.0.0.1:${slow.address().port}/slow.csv`,
        attacked: await newDataset(service, 'slow', user),
        async honest() {
          const file_object_key = await upload(other, 'own.csv', csv, 'neighbour')
          const source = await addSource(other, dataset, 'own.csv', { file_object_key }, 'neighbour')
          await untilRead(other, source, 'neighbour', 60)
        },
        close: () => {
          slow.closeAllConnections()
          slow.close()
        },
      }
    },
    async attack(service, { url, attacked }, signal) {
      const sources = []
      for (let count = 0; count < slowSources; count++)
        sources.push(await addSource(service, attacked, `slow-${count}.csv`, { url }, user))
      while (!signal.aborted) await pause(50)
      for (const { id } of sources)
        await throwAt(service, {
          method: 'DELETE',
          path: `/v2/team/datasets/${attacked}/datasources/${id}`,
          body: { user_id: user },
        })
    },
  },
  {
    name: 'many-questions',
    about: `${questions} questions of one project at once, while another asks one`,
    async prepare(service) {
      const other = { ...service, key: await service.newProjectKey('Other') }
      return {
        dataset: await openDataset(service, [['amounts.csv', csv]], user),
        honest: await openPlainQuestion(other),
      }
    },
    async attack(service, { dataset }, signal) {
      const session = await newSession(service, user)
      const asked = {
        ...job(session, dataset, 'What is the average amount by city?', user),
        from: attacker,
        signal,
      }
      while (!signal.aborted)
        await Promise.all(Array.from({ length: questions }, () => throwAt(service, asked)))
      await endSession(service, session, user)
    },
  },
]
