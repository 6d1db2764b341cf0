import type { PageEndpointName } from '@auger/contract'
import { useQueryClient } from '@tanstack/react-query'
import { stateKey } from '../server/page-state.ts'
import { pageKey } from '../server/queries.ts'

/** Has lists read again that a change made old. */
export function useAgain(): (...names: readonly PageEndpointName[]) => Promise<void> {
  const client = useQueryClient()
  return async (...names) => {
    await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: pageKey(name) })))
    if (names.includes('listProjects') || names.includes('listMembers'))
      await client.invalidateQueries({ queryKey: stateKey })
  }
}
