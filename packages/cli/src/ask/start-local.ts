import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig, type Config } from '@auger/server/config'
import { openPrograms, type Programs } from '@auger/server/open-programs'

/** A service for one question, in a temporary folder: its programs come up while the rest of it is loaded. */
export interface Local {
  readonly config: Config
  readonly programs: Promise<Programs>
}

export async function startLocal(): Promise<Local> {
  const settings = readConfig()
  const config: Config = {
    ...settings,
    // A question of one's own to a file of one's own is nobody else's work.
    role: 'all',
    database: undefined,
    s3: undefined,
    dataFolder: await mkdtemp(path.join(tmpdir(), 'auger-')),
    jobQuota: null,
    storageQuota: null,
    tokenQuota: null,
    engines: 1,
    analystProcesses: 1,
  }
  const programs = openPrograms(config, { oneQuestion: true })
  // Whoever waits for them is told.
  programs.catch(() => undefined)
  return { config, programs }
}
