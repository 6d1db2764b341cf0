import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callPage } from '../server/page-client.ts'
import { stateKey, takeState } from '../server/page-state.ts'

interface Claim {
  readonly link: string
  readonly password: string
  readonly name?: string
}

/** Sets a password by a one-time link, which logs in. */
export function useClaim() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (claim: Claim) => callPage('followAccountLink', claim),
    onSuccess: (state) => {
      client.clear()
      client.setQueryData(stateKey, takeState(state))
    },
  })
}
