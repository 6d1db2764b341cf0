import { readFileSync, writeFileSync } from 'node:fs'
import type { Cost } from '../../../../domain/cost.ts'

/** Begins to measure what this process does; what comes back ends it. */
export function measureCost(): () => Omit<Cost, 'rowsRead'> {
  resetPeakMemory()
  const bytesBefore = bytesRead()
  const startedAt = performance.now()
  return () => ({
    milliseconds: performance.now() - startedAt,
    bytesRead: bytesRead() - bytesBefore,
    peakMemoryBytes: peakMemory(),
  })
}

/** Where this is not allowed, the peak is that of the process's whole life. */
function resetPeakMemory(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5')
  } catch {
    // Only Linux has it.
  }
}

/** Everything that came from files, also from the system's cache of them. */
const bytesRead = (): number => numberIn('/proc/self/io', /^rchar: (\d+)$/m)

const peakMemory = (): number => numberIn('/proc/self/status', /^VmHWM:\s+(\d+) kB$/m) * 1024

function numberIn(file: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(file, 'latin1'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
