import { readFile } from 'node:fs/promises'

/** Bytes of memory that a process holds, or undefined where the system does not tell (only Linux does). */
export async function residentMemory(processId: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${processId}/status`, 'latin1').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}
