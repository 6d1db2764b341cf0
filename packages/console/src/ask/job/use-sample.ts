import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { callPage } from '../../server/page-client.ts'
import { wireKey } from '../../server/queries.ts'

/** Makes the sample in a project, asks it its question, and leads to where the answer grows. */
export function useSample({ first = false }: { readonly first?: boolean } = {}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (project_id: string) => callPage('askSample', { project_id }),
    onSuccess: async ({ session_id, job_id, dataset_id }, project_id) => {
      for (const name of ['listDatasets', 'listSessions'] as const)
        void client.invalidateQueries({ queryKey: wireKey(project_id, name) })
      await navigate({
        to: '/ask/$sessionId',
        params: { sessionId: session_id },
        search: { job: job_id, dataset: dataset_id, ...(first ? { first } : {}) },
      })
    },
  })
}
