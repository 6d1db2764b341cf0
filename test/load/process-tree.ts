import { readdir, readFile } from 'node:fs/promises'

export interface LivingProcess {
  readonly id: number
  readonly parent: number
  readonly command: string
  readonly residentBytes: number
}

/** The processes that one has started, itself or through others. */
export async function descendantsOf(processId: number): Promise<readonly LivingProcess[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const living = (await Promise.all(numbers.map(read))).filter((one) => one !== undefined)
  const below = (id: number): readonly LivingProcess[] =>
    living.filter(({ parent }) => parent === id).flatMap((one) => [one, ...below(one.id)])
  return below(processId)
}

/** Runs the engine's program or wraps it. */
export const isEngine = (command: string): boolean => /duckdb\/child\.[jt]s$/.test(command)

/** Without what wraps them. */
export const enginesAmong = (processes: readonly LivingProcess[]): readonly LivingProcess[] =>
  processes.filter(({ command }) => isEngine(command) && command.startsWith(process.execPath))

export const residentBytes = (processes: readonly LivingProcess[]): number =>
  processes.reduce((sum, one) => sum + one.residentBytes, 0)

async function read(number: string): Promise<LivingProcess | undefined> {
  const [status, command] = await Promise.all(
    ['status', 'cmdline'].map((name) => readFile(`/proc/${number}/${name}`, 'utf8').catch(() => '')),
  )
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status ?? '')?.[1]
  const parent = field('PPid')
  const state = field('State')
  if (parent === undefined || state === 'Z' || state === 'X') return undefined
  return {
    id: Number(number),
    parent: Number(parent),
    command: (command ?? '').replaceAll('\0', ' ').trim(),
    residentBytes: Number(field('VmRSS') ?? 0) * 1024,
  }
}
