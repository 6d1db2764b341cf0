import { askSample as ask } from '../../sample/ask-sample.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { whileWanted } from './while-wanted.ts'

export const askSample: PageHandler<'askSample'> = ({ owner, act, reply }, deps) =>
  whileWanted(reply, async (gone) => {
    const { datasetId, sessionId, jobId, fresh } = await ask(owner, deps, gone)
    if (fresh) act.note({ detail: 'sample' })
    else act.nothing()
    return { dataset_id: datasetId, session_id: sessionId, job_id: jobId }
  })
