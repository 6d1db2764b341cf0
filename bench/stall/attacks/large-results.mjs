// Reading what is large: the history of jobs with long answers, and one of them many times at once.
import { answerTo, newSession, openDataset, throwAt } from '../service/datasets.mjs'
import { attacker } from '../service/send.mjs'

const user = 'attacker'
const rows = 1_000
const note = (row) => `note ${row} ${'lorem ipsum dolor sit amet '.repeat(600)}`
const text = ['number,note', ...Array.from({ length: rows }, (_, row) => `${row},${note(row)}`)].join('\n')

async function prepare(service, { small }) {
  const dataset = await openDataset(service, [['notes.csv', text]], user)
  const session = await newSession(service, user)
  const jobs = []
  for (let count = small ? 6 : 30; count > 0; count--)
    jobs.push((await answerTo(service, session, dataset, 'List all notes', user)).job_id)
  return { session, jobs }
}

export const largeResults = [
  {
    name: 'large-history',
    about: 'the history of jobs with answers of 16 MB, page_size 1,000',
    prepare,
    async attack(service, { session }, signal) {
      const path = `/v2/team/sessions/${session}/history?user_id=${user}&page_size=1000`
      while (!signal.aborted) await throwAt(service, { path, from: attacker, signal })
    },
  },
  {
    name: 'large-job',
    about: 'a job with an answer of 16 MB, thirty times at once',
    prepare: (service) => prepare(service, { small: true }),
    async attack(service, { jobs }, signal) {
      const path = `/v2/team/jobs/${jobs[0]}?user_id=${user}`
      while (!signal.aborted)
        await Promise.all(
          Array.from({ length: 30 }, () => throwAt(service, { path, from: attacker, signal })),
        )
    },
  },
]
