import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Failure, isNotLoggedIn } from './failure.ts'
import { stateKey } from './page-state.ts'

const mayPass = (error: unknown): boolean =>
  !(error instanceof Failure) || error.status === 0 || error.status >= 502

/** Where a login has ended, the state is read anew, which leads to the page where one logs in. */
const onError = (error: unknown): void => {
  if (isNotLoggedIn(error)) void queryClient.invalidateQueries({ queryKey: stateKey })
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => mayPass(error) && failures < 2,
      refetchOnWindowFocus: false,
    },
    // Without a line it fails at once and says so, and does not happen later unseen.
    mutations: { retry: false, networkMode: 'always' },
  },
})
