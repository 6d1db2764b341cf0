export interface Regular {
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>
}

/** Does the work again and again, and never twice at once: what takes longer than the pause is waited for. */
export function regularly(
  everyMilliseconds: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
  first: 'begin now' | 'begin later' = 'begin later',
): Regular {
  let under: Promise<void> | undefined
  const begin = () => {
    under ??= work()
      .catch(onError)
      .finally(() => {
        under = undefined
      })
  }
  const timer = setInterval(begin, everyMilliseconds)
  if (first === 'begin now') begin()
  return {
    async stop() {
      clearInterval(timer)
      await under
    },
  }
}
