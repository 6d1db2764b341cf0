import { readFile } from 'node:fs/promises'

/** Linux counts in hundredths of a second, whatever its clock does. */
const ticksASecond = 100

/** Seconds that a process has computed. Undefined where it is gone, or the system does not tell (only Linux does). */
export async function processorSeconds(processId: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${processId}/stat`, 'latin1').catch(() => '')
  // The name of the program stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return Number.isFinite(ticks) ? ticks / ticksASecond : undefined
}
