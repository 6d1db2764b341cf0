import type { TestProject } from 'vitest/node'
import { kindOfRun } from '../services/stores.ts'
import { startServer, type RunningServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The service that test files share which need no settings of their own. */
    readonly sharedServer: RunningServer
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env['AUGER_URL'] !== undefined) return undefined
  // Two files ask it at once.
  const { url, key, dataFolder, processId, logFile, environment, stop } = await startServer(
    { AUGER_ANALYST_PROCESSES: '2' },
    { kind: kindOfRun({ ...process.env, ...project.config.env }), apart: true },
  )
  project.provide('sharedServer', { url, key, dataFolder, processId, logFile, environment })
  return stop
}
