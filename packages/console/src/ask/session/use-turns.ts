import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FoundQuestion, HistoryRecord } from '@auger/contract'
import { useProject } from '../../application/place.tsx'
import { usePage, wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'
import { askedQuestions } from '../job/asked-questions.ts'

export interface TurnLine {
  readonly jobId: string
  readonly question: string
}

interface Turns {
  /** Oldest first. */
  readonly turns: readonly TurnLine[]
  /** The dataset that was asked last, where that is known. */
  readonly datasetId: string | undefined
  readonly isPending: boolean
  readonly error: unknown
  /** Reads those before; absent where there are none. */
  readonly earlier: (() => void) | undefined
  readonly again: () => void
}

const pageSize = 10

/** What was asked in a session: its history, which lists what has ended, and what is under way. */
export function useTurns(sessionId: string, job: string | undefined): Turns {
  const { project_id } = useProject()
  const history = useInfiniteQuery({
    queryKey: [...wireKey(project_id, 'listSessionHistory'), sessionId],
    queryFn: ({ pageParam, signal }) =>
      callWire(
        project_id,
        'listSessionHistory',
        { id: sessionId, page_number: pageParam, page_size: pageSize },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total_items, page_number }) =>
      page_number * pageSize < total_items ? page_number + 1 : undefined,
  })
  const records = useMemo(
    () => history.data?.pages.flatMap((page) => page.records).reverse() ?? [],
    [history.data],
  )
  const asked = askedQuestions(sessionId)
  const listed = records.map(lineOf)
  const known = new Set(listed.map(({ jobId }) => jobId))
  const open = asked.filter(
    ({ jobId }) => !known.has(jobId) && (history.isPending || jobId === job || isRecent(jobId, asked)),
  )
  const found = useFoundQuestions(project_id, sessionId)
  const elsewhere = askedElsewhere(found, job, history.isSuccess ? known : undefined)
  return {
    turns: [...new Map([...listed, ...open, ...elsewhere].map((line) => [line.jobId, line])).values()],
    datasetId:
      asked.findLast(({ datasetId }) => datasetId !== undefined)?.datasetId ??
      datasetOf(records) ??
      found.find(({ dataset_id }) => dataset_id !== null)?.dataset_id ??
      undefined,
    isPending: history.isPending,
    error: history.error ?? undefined,
    earlier: history.hasNextPage ? () => void history.fetchNextPage() : undefined,
    again: () => void history.refetch(),
  }
}

/** Of those asked in this tab only the last may still be under way while history does not list it. */
const isRecent = (jobId: string, asked: readonly { readonly jobId: string }[]): boolean =>
  asked.at(-1)?.jobId === jobId

/** Those of a session among the last questions of the account, newest first. */
function useFoundQuestions(projectId: string, sessionId: string): readonly FoundQuestion[] {
  const found = usePage('searchQuestions', { project_id: projectId, page_size: 50 })
  return (found.data?.records ?? []).filter(({ session_id }) => session_id === sessionId)
}

/** What is under way and was asked in another tab is known by the questions of the account: newer than all that history lists. */
function askedElsewhere(
  records: readonly FoundQuestion[],
  job: string | undefined,
  known: ReadonlySet<string> | undefined,
): readonly TurnLine[] {
  if (known === undefined) return []
  const newest = records.findIndex(({ job_id }) => known.has(job_id))
  return records
    .filter(
      ({ job_id, status }, index) =>
        job_id === job || (status === null && (newest === -1 ? known.size === 0 : index < newest)),
    )
    .map(({ job_id, question }) => ({ jobId: job_id, question }))
    .toReversed()
}

const lineOf = ({ job_id, question }: HistoryRecord): TurnLine => ({
  jobId: job_id,
  question: question.blocks.map(({ content }) => content).join('\n'),
})

function datasetOf(records: readonly HistoryRecord[]): string | undefined {
  for (const { answer } of [...records].reverse())
    for (const block of answer.blocks)
      if (block.type === 'SOURCES' && block.content[0] !== undefined) return block.content[0].dataset_id
  return undefined
}
