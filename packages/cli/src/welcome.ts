import { createReadStream } from 'node:fs'
import type { RunningService } from '@auger/server'
import { answerFiles } from './ask/answer-files.ts'
import { print } from './print.ts'

const sample = { name: 'cafe-sales.csv', question: 'What is the total revenue by city?' }

/** The first start: shows the key once, puts a sample dataset in, asks it a question and says how to ask another. */
export async function welcome({ url, first, parts }: RunningService): Promise<void> {
  if (first.madeKey === undefined) return
  print(
    `\nThis is the key of your first project. It is shown only now; keep it safe:\n\n  ${first.madeKey}\n`,
  )
  const owner = { projectId: first.projectId, userId: 'demo' }
  const file = new URL(`../samples/${sample.name}`, import.meta.url)
  const answered = await answerFiles(
    {
      files: [{ name: sample.name, open: () => createReadStream(file) }],
      question: sample.question,
      language: 'AUTO',
    },
    owner,
    parts,
    { stage: () => undefined },
  )
  print(`A sample dataset is in. Asked of it: ${sample.question}\n\n${answered.conclusion}\n`)
  print('Ask it yourself:\n')
  print(
    [
      `  curl -s ${url}/v2/team/jobs -H 'content-type: application/json' -H 'x-pd-api-key: ${first.madeKey}'`,
      `-d '${JSON.stringify({ user_id: owner.userId, session_id: answered.sessionId, dataset_id: answered.datasetId, question: 'Which product has the highest revenue?' })}'`,
    ].join(' '),
  )
  print(`\nThe page: ${url}/    The API: ${url}/docs`)
}
