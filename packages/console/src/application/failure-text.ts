import { failureOf, unreachable, unreadable } from '../server/failure.ts'
import { useWords } from '../words/words-provider.tsx'

/** A failure in words: ours where there are any, else what the service said. */
export function useFailureText(): (error: unknown) => string {
  const { state } = useWords().application
  return (error) => {
    const { code, message, retryAfter } = failureOf(error)
    switch (code) {
      case unreachable:
      case unreadable:
        return state.unreachable
      case 201:
        return state.wait({ count: retryAfter ?? 1 })
      case 1006:
        return state.pageTooOld
      case 300002:
        return state.noPermission
      default:
        return message
    }
  }
}
