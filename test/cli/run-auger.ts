import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freshStores, kindOfRun } from '../services/stores.ts'

const command = fileURLToPath(new URL('../../packages/cli/bin/auger.js', import.meta.url))
export const sample = fileURLToPath(new URL('../../packages/server/samples/cafe-sales.csv', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the built command as a person would, with no settings but those given and, on PostgreSQL and S3, where those are. */
export async function runAuger(
  words: readonly string[],
  options: { cwd: string; env?: { [name: string]: string } },
): Promise<Ran> {
  const stores = kindOfRun() === 'shared' ? await freshStores(options.cwd) : {}
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...words], {
      cwd: options.cwd,
      env: { PATH: process.env['PATH'], ...stores, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, out, err }))
  })
}
