import { useProject } from '../../application/place.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { QuestionLine } from '../question/question-line.tsx'
import { useJob } from '../job/use-job.ts'
import { Answer } from './answer.tsx'
import { viewOfBlocks, viewOfEvents } from './answer-view.ts'
import { AnswerSkeleton } from './answer-skeleton.tsx'
import classes from './turn.module.css'

interface TurnProps {
  readonly jobId: string
  readonly question: string
  /** Asks in the same session, of the dataset that this was asked of. */
  readonly onAsk: (question: string, datasetId?: string) => void
}

/** A question and what came of it. */
export function Turn({ jobId, question, onAsk }: TurnProps) {
  const { project_id } = useProject()
  const { record, running, isUnderWay, error, again } = useJob(jobId)
  const view =
    record !== undefined
      ? viewOfBlocks(record.blocks)
      : running !== undefined
        ? viewOfEvents(running.events)
        : undefined
  const datasetId = view?.sources[0]?.dataset_id
  const ask = (asked: string) => onAsk(asked, datasetId)
  return (
    <article className={classes.turn} id={jobId} aria-label={question}>
      <QuestionLine question={question} onAsk={isUnderWay ? undefined : ask} />
      {view !== undefined && (
        <Answer
          projectId={project_id}
          jobId={jobId}
          question={question}
          view={view}
          record={record}
          isUnderWay={isUnderWay}
          isDropped={running?.state === 'dropped'}
          onAsk={ask}
        />
      )}
      {view === undefined && error === undefined && <AnswerSkeleton />}
      {error !== undefined && <FailureNotice error={error} retry={again} />}
    </article>
  )
}
