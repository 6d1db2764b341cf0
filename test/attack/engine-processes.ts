import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A process that runs statements, and the folder that it works in. */
export interface EngineProcess {
  readonly id: number
  readonly childFolder: string
}

interface Seen {
  readonly id: number
  readonly parent: number
  readonly words: readonly string[]
}

/** Those that work on a data folder, wrapped or not; what wraps them is not among them. */
export async function engineProcesses(dataFolder: string): Promise<readonly EngineProcess[]> {
  const seen = await processes()
  const engines = seen.filter(
    ({ words }) => /duckdb\/child\.[jt]s$/.test(words.at(-1) ?? '') && /\bnode$/.test(words[0] ?? ''),
  )
  const found = await Promise.all(
    engines.map(async (engine) => ({ id: engine.id, childFolder: await folderOf(engine, seen) })),
  )
  return found.filter(({ childFolder }) => childFolder.startsWith(dataFolder))
}

async function processes(): Promise<readonly Seen[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    numbers.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return { id: Number(name), parent, words: line.split('\0').filter((word) => word !== '') }
    }),
  )
  return found.filter(({ words }) => words.length > 0)
}

/** The folder it was started in, or that bubblewrap shows it. */
async function folderOf(engine: Seen, seen: readonly Seen[]): Promise<string> {
  const wrapper = seen.find(({ id }) => id === engine.parent)
  const shown = wrapper?.words.map((word) => /^(.+)\/inputs$/.exec(word)?.[1]).find(Boolean)
  return shown ?? readlink(`/proc/${engine.id}/cwd`).catch(() => '')
}

/** The one that has been given something to read. */
export async function untilBusy(engines: readonly EngineProcess[]): Promise<EngineProcess> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(20))
    for (const engine of engines)
      if ((await readdir(join(engine.childFolder, 'inputs')).catch(() => [])).length > 0) return engine
  throw new Error('No child was given anything to do')
}
