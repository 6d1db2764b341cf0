import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative } from 'node:path'

const folder = dirname(import.meta.dirname)
/** Undefined in what was built. */
const source = basename(folder) === 'src' ? folder : undefined

/** Tests start programs by their source. Where nothing has changed since the build, the built one is the same and starts six times as fast. */
export function builtProgram(program: string): string {
  if (source === undefined || extname(program) !== '.ts') return program
  const path = relative(source, program)
  const built = join(dirname(source), 'dist', path.replace(/\.ts$/, '.js'))
  return !path.startsWith('..') && existsSync(built) && isBuildFresh(source) ? built : program
}

let fresh: boolean | undefined

function isBuildFresh(source: string): boolean {
  fresh ??= [dirname(source), join(source, '../../contract')].every((folder) => {
    const built = statSync(join(folder, 'dist/.tsbuildinfo'), { throwIfNoEntry: false })?.mtimeMs ?? 0
    return readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|json)$/.test(name) && !/\.(?:test|contract)\.ts$/.test(name))
      .every((name) => statSync(join(folder, 'src', name)).mtimeMs <= built)
  })
  return fresh
}
