// Some of a list at a time; the first failure ends it all.

export async function inParallel(list, parallel, work) {
  const left = list.values()
  const worker = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: parallel }, worker))
}
