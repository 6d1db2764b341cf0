/** Work of one topic is done one after another, in the order in which it came, each topic for itself. */
export function oneByOne(): <Result>(topic: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<void>>()
  return async (topic, work) => {
    const before = last.get(topic)
    let end = () => {}
    const turn = new Promise<void>((resolve) => (end = resolve))
    last.set(topic, turn)
    await before
    try {
      return await work()
    } finally {
      if (last.get(topic) === turn) last.delete(topic)
      end()
    }
  }
}
