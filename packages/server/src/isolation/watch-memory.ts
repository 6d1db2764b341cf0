import { processMemory } from './process-memory.ts'

const interval = 50

/** Calls back once when the process holds more; what it returns ends the watch. */
export function watchMemory(
  processId: number | undefined,
  mostMegabytes: number,
  passed: () => void,
): () => void {
  let ended = processId === undefined
  let timer: NodeJS.Timeout | undefined
  const look = async (id: number) => {
    const memory = await processMemory(id)
    if (ended || memory === undefined) return
    if (memory.resident > mostMegabytes * 1024 * 1024) return passed()
    later(id)
  }
  const later = (id: number) => {
    timer = setTimeout(() => void look(id), interval)
  }
  if (processId !== undefined) later(processId)
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
