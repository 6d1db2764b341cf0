/** Work on the same thing is done one after the other, whatever became of what was before. */
export function createOneByOne(): <Result>(of: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return async (of, work) => {
    const before = last.get(of)
    const doing = (async () => {
      await before?.catch(() => undefined)
      return work()
    })()
    last.set(of, doing)
    try {
      return await doing
    } finally {
      if (last.get(of) === doing) last.delete(of)
    }
  }
}
