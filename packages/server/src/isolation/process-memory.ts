import { readFile } from 'node:fs/promises'

export interface ProcessMemory {
  /** Bytes that it holds. */
  readonly resident: number
  /** Bytes that count against the limit of the operating system, whether they are in use or were given back to the allocator. */
  readonly data: number
}

/** Undefined where the process is gone, or the system does not tell (only Linux does). */
export async function processMemory(processId: number): Promise<ProcessMemory | undefined> {
  const status = await readFile(`/proc/${processId}/status`, 'latin1').catch(() => '')
  const [, resident] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? []
  const [, data] = /^VmData:\s+(\d+) kB$/m.exec(status) ?? []
  if (resident === undefined || data === undefined) return undefined
  return { resident: Number(resident) * 1024, data: Number(data) * 1024 }
}
