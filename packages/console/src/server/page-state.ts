import { queryOptions } from '@tanstack/react-query'
import type { PageState } from '@auger/contract'
import { callPage } from './page-client.ts'
import { pageToken } from './page-token.ts'

export const stateKey = ['state'] as const

/** What is known of whoever looks at the page; its token goes with everything that is sent from now on. */
export function takeState(state: PageState): PageState {
  pageToken.set(state.token)
  return state
}

export const stateQuery = queryOptions({
  queryKey: stateKey,
  queryFn: async ({ signal }) => takeState(await callPage('getPageState', {}, { signal })),
  staleTime: 60_000,
})
