import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { useProject } from '../application/place.tsx'
import { UploadList } from '../data/upload/upload-list.tsx'
import { useWire, wireKey } from '../server/queries.ts'
import { callWire } from '../server/wire-client.ts'
import { useWords } from '../words/words-provider.tsx'
import { AnswerSkeleton } from './answer/answer-skeleton.tsx'
import { Turn } from './answer/turn.tsx'
import { Composer } from './composer/composer.tsx'
import { DropAnywhere } from './composer/drop-anywhere.tsx'
import { datasetsQuery } from './datasets-query.ts'
import { useAddingFiles } from './job/use-adding-files.ts'
import { useAsking } from './job/use-asking.ts'
import { FirstVisit } from './session/first-visit.tsx'
import { useScrollTo } from './session/use-scroll-to.ts'
import { useTurns } from './session/use-turns.ts'
import { useUnderWay } from './session/use-under-way.ts'
import classes from './session-page.module.css'

/** A conversation: what was asked and answered, and where it goes on. */
export function SessionPage() {
  const words = useWords()
  const { sessionId } = useParams({ from: '/shell/ask/$sessionId' })
  const { job, dataset, first } = useSearch({ from: '/shell/ask/$sessionId' })
  const { project_id } = useProject()
  const navigate = useNavigate()
  const session = useWire(project_id, 'getSession', { id: sessionId })
  const { turns, datasetId: lastDataset, isPending, error, earlier, again } = useTurns(sessionId, job)
  const datasets = useQuery(datasetsQuery(project_id))
  // Where nothing tells what was asked before, the newest is asked, as on the page of a new question.
  const datasetId = dataset ?? lastDataset ?? datasets.data?.records[0]?.id
  const underWay = useUnderWay(turns)
  const choose = useCallback(
    (id: string) =>
      void navigate({
        to: '/ask/$sessionId',
        params: { sessionId },
        search: (before) => ({ ...before, dataset: id }),
        replace: true,
      }),
    [navigate, sessionId],
  )
  const toNewFile = useCallback(
    (id: string) => void navigate({ to: '/ask', search: { dataset: id } }),
    [navigate],
  )
  const asking = useAsking()
  const adding = useAddingFiles(first === true ? toNewFile : choose)
  const ask = (question: string, of?: string) =>
    asking.mutate({ question, datasetId: of ?? datasetId, sessionId })
  const stop = useStop()
  useScrollTo(job, turns.length > 0)
  const name = session.data?.name ?? words.ask.history.untitled
  useEffect(() => {
    document.title = `${name} · ${words.application.name}`
  }, [name, words])
  return (
    <div className={classes.page}>
      <DropAnywhere onFiles={adding.mutate} />
      <h1 className="unseen">{name}</h1>
      <div className={classes.turns}>
        {first === true && (
          <FirstVisit
            onFiles={adding.mutate}
            onClose={() =>
              void navigate({
                to: '/ask/$sessionId',
                params: { sessionId },
                search: ({ first: _, ...rest }) => rest,
                replace: true,
              })
            }
          />
        )}
        {earlier !== undefined && (
          <Button variant="subtle" size="compact-sm" className={classes.earlier} onClick={earlier}>
            {words.ask.history.earlier}
          </Button>
        )}
        {isPending && turns.length === 0 && <AnswerSkeleton />}
        {turns.map(({ jobId, question }) => (
          <Turn key={jobId} jobId={jobId} question={question} onAsk={ask} />
        ))}
        {error !== undefined && turns.length === 0 && <FailureNotice error={error} retry={again} />}
      </div>
      <div className={classes.dock}>
        <Composer
          datasetId={datasetId}
          placeholder={words.ask.composer.placeholderFollow}
          isSending={asking.isPending}
          isStopping={stop.isPending}
          onStop={underWay === undefined ? undefined : () => stop.mutate(underWay)}
          onDataset={choose}
          onFiles={adding.mutate}
          onAsk={(question) => asking.mutateAsync({ question, datasetId, sessionId })}
        >
          {asking.error !== null && <FailureNotice error={asking.error} />}
          {adding.error !== null && <FailureNotice error={adding.error} />}
          {datasetId !== undefined && <UploadList projectId={project_id} datasetId={datasetId} />}
        </Composer>
      </div>
    </div>
  )
}

function useStop() {
  const { project_id } = useProject()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callWire(project_id, 'cancelJob', { id }),
    onSuccess: (_, id) => client.invalidateQueries({ queryKey: wireKey(project_id, 'getJob', { id }) }),
  })
}
