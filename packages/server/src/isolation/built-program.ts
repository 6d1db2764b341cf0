import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(fileURLToPath(import.meta.url), '../..')
const built = join(dirname(folder), 'dist')
/** Undefined in what was built. */
const source = basename(folder) === 'src' ? folder : undefined

/**
 * What is started for a program: all of its modules in one file where the build made that. Tests start programs by their source; where
 * nothing has changed since the build, the built one is the same and starts six times as fast.
 */
export function builtProgram(program: string): string {
  if (source === undefined || extname(program) !== '.ts') return bundled(program)
  const path = relative(source, program)
  const file = join(built, path.replace(/\.ts$/, '.js'))
  return !path.startsWith('..') && existsSync(file) && isBuildFresh(source) ? bundled(file) : program
}

function bundled(program: string): string {
  const file = join(built, 'bundle', relative(built, program))
  return existsSync(file) ? file : program
}

let fresh: boolean | undefined

function isBuildFresh(source: string): boolean {
  fresh ??= [dirname(source), join(source, '../../contract')].every((folder) => {
    const builtAt = statSync(join(folder, 'dist/.tsbuildinfo'), { throwIfNoEntry: false })?.mtimeMs ?? 0
    return readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|json)$/.test(name) && !/\.(?:test|contract)\.ts$/.test(name))
      .every((name) => statSync(join(folder, 'src', name)).mtimeMs <= builtAt)
  })
  return fresh
}
