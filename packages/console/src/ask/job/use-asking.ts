import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useProject } from '../../application/place.tsx'
import { wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'
import { keepAsked } from './asked-questions.ts'
import { runningJobs } from './running-jobs.ts'

export interface Asking {
  readonly question: string
  readonly datasetId: string | undefined
  /** Without one a session is begun, called like its first question. */
  readonly sessionId?: string | undefined
}

const longestName = 80

/** Asks, and leads to where the answer grows. */
export function useAsking() {
  const { project_id } = useProject()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ question, datasetId, sessionId }: Asking) => {
      const session =
        sessionId ??
        (await callWire(project_id, 'createSession', { name: [...question].slice(0, longestName).join('') }))
          .id
      const job = await runningJobs.ask(project_id, {
        session_id: session,
        question,
        ...(datasetId === undefined ? {} : { dataset_id: datasetId }),
      })
      keepAsked(session, { jobId: job, question, datasetId })
      return { session, job }
    },
    // What was asked of may be gone.
    onError: () => client.invalidateQueries({ queryKey: wireKey(project_id, 'listDatasets') }),
    onSuccess: async ({ session, job }, { datasetId, sessionId }) => {
      if (sessionId === undefined)
        await client.invalidateQueries({ queryKey: wireKey(project_id, 'listSessions') })
      await navigate({
        to: '/ask/$sessionId',
        params: { sessionId: session },
        search: { job, ...(datasetId === undefined ? {} : { dataset: datasetId }) },
      })
    },
  })
}
