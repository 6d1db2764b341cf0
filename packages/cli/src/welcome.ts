import type { RunningService } from '@auger/server'
import { firstOwnerLink } from '@auger/server/first-owner'
import { askSample } from '@auger/server/http/sample/ask-sample'
import { sample } from '@auger/server/http/sample/sample'
import { conclusionOf } from './ask/answer-files.ts'
import { followJob } from './ask/follow-job.ts'
import { print } from './print.ts'

/** As long as nobody can log in as an owner, every start says how to become one. */
export async function showFirstLink({ url, parts }: RunningService): Promise<void> {
  const link = await firstOwnerLink(parts.store, parts.settings.publicUrl ?? url, parts.clock.now())
  if (link === undefined) return
  print('\nThe page has no owner yet. This link makes you the first; it works once, within 24 hours:\n')
  print(`  Open ${link}\n`)
}

/** The first start: shows the key once, puts a sample dataset in, asks it a question and says how to ask another. */
export async function welcome({ url, first, parts }: RunningService): Promise<void> {
  if (first.madeKey === undefined) return
  print(
    `\nThis is the key of your first project. It is shown only now; keep it safe:\n\n  ${first.madeKey}\n`,
  )
  const owner = { projectId: first.projectId, userId: 'demo' }
  const asked = await askSample(owner, parts, new AbortController().signal)
  await followJob(asked.jobId, owner, parts, () => undefined)
  const conclusion = conclusionOf(await parts.store.jobs.events(asked.jobId, 0))
  print(`A sample dataset is in. Asked of it: ${sample.question}\n\n${conclusion}\n`)
  print('Ask it yourself:\n')
  print(
    [
      `  curl -s ${url}/v2/team/jobs -H 'content-type: application/json' -H 'x-pd-api-key: ${first.madeKey}'`,
      `-d '${JSON.stringify({ user_id: owner.userId, session_id: asked.sessionId, dataset_id: asked.datasetId, question: 'Which product has the highest revenue?' })}'`,
    ].join(' '),
  )
  print(`\nThe page: ${url}/    The API: ${url}/docs`)
}
