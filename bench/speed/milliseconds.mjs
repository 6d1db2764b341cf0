/** How long some work took. */
export async function milliseconds(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}
