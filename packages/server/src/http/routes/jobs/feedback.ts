import type { Dataset } from '../../../domain/dataset.ts'
import { failures } from '../../../domain/errors.ts'
import type { Job } from '../../../domain/job.ts'
import type { Owner } from '../../../domain/owner.ts'
import { giveFeedback as give, requireAnswer } from '../../../ask/give-feedback.ts'
import type { HttpDeps } from '../../deps.ts'
import type { Handler } from '../../handler.ts'
import { feedbackRecord } from '../../render/feedback.ts'
import { findDataset, requireCreator } from '../datasets/find-dataset.ts'
import { overviewAfter } from '../definitions/overview-after.ts'
import { readDefinition } from '../definitions/read-definition.ts'
import { findJob } from './find-job.ts'

export const giveFeedback: Handler<'giveFeedback'> = async ({ input, owner, act }, deps) => {
  const { verdict, reason = null } = input
  const said = input.definition && readDefinition(input.definition)
  const job = await findJob(input.id, owner, deps)
  requireAnswer(job)
  const definition = said && { said, dataset: await definable(job, owner, deps) }
  const { feedback, defined } = await give({ verdict, reason, definition }, job, owner, deps)
  if (definition !== undefined && defined !== undefined && defined.outcome !== 'unchanged')
    await overviewAfter(defined.kept.definition, definition.dataset, deps)
  if (defined !== undefined && defined.outcome !== 'unchanged')
    act.also('definition.made', defined.kept.definition.id)
  return feedbackRecord(feedback)
}

/** The dataset that a job was asked of, for whoever may define something of it. */
async function definable({ request }: Job, owner: Owner, deps: HttpDeps): Promise<Dataset> {
  if (request.datasetId === null)
    throw failures.invalid('definition: the job was asked of no dataset, so there is nothing to define')
  const dataset = await findDataset(request.datasetId, owner, deps)
  requireCreator(dataset, owner)
  return dataset
}
