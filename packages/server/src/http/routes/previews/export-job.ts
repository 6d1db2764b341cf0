import { Readable } from 'node:stream'
import { cut } from '@auger/contract'
import { answerToExport } from '../../../ask/export/answer-to-export.ts'
import { writeMarkdown } from '../../../ask/export/write-markdown.ts'
import { writeWorkbook } from '../../../ask/export/write-workbook.ts'
import { failures } from '../../../domain/errors.ts'
import { replied } from '../../handler.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { fileName } from '../../render/links.ts'
import { contentDisposition, contentTypeOf } from '../../signed/download-headers.ts'
import { endWhenStuck } from '../../signed/end-when-stuck.ts'
import { findJob } from '../jobs/find-job.ts'

const longestName = 80

export const exportJob: PageHandler<'exportJob'> = async ({ input, owner, act, request, reply }, deps) => {
  const job = await findJob(input.job_id, owner, deps)
  if (job.state !== 'done') throw failures.notFound('Answer')
  const answer = answerToExport(job, await deps.store.jobs.events(job.id, 0), deps.objects)
  // An empty sheet would say that there was nothing.
  for (const { key } of answer.tables)
    if ((await deps.objects.stat(key)) === undefined) throw failures.notFound('Table')
  const extension = input.format === 'xlsx' ? 'xlsx' : 'md'
  const name = `${fileName(cut(job.request.question.replace(/\s+/g, ' ').trim(), longestName)).replace(/\.+$/, '') || 'answer'}.${extension}`
  reply.header('Content-Disposition', contentDisposition(name))
  reply.header('X-Content-Type-Options', 'nosniff')
  reply.type(contentTypeOf(name))
  if (request.method === 'HEAD') {
    act.nothing()
    return finish(reply.send())
  }
  act.note({ detail: extension })
  await act.keep()
  endWhenStuck(reply, deps.settings.requestSeconds)
  const bytes = input.format === 'xlsx' ? writeWorkbook(answer) : writeMarkdown(answer)
  return finish(reply.send(Readable.from(bytes, { objectMode: false })))
}

/** What was sent is answered already. */
const finish = (_sent: unknown): typeof replied => replied
