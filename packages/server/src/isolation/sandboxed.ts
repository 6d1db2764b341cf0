import { existsSync, lstatSync, readlinkSync } from 'node:fs'
import { programFolders } from './program-folders.ts'

/** Where bubblewrap tells the process id that the child has outside. */
export const informationDescriptor = 4

const nobody = '65534'

/** Of the system, what a program needs to start. */
const systemFolders = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix/store', '/etc/ld.so.cache']

/** What a program gets to see of the machine; outside a sandbox it is not held to it. */
export interface Shown {
  /** The packages it imports. */
  readonly imports: readonly string[]
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}

/** The command inside bubblewrap: no network, no other process, no file but the program's own and those shown. */
export function sandboxed(command: readonly string[], { imports, reads, writes }: Shown): readonly string[] {
  return [
    'bwrap',
    ...['--unshare-all', '--die-with-parent', '--new-session', '--as-pid-1'],
    ...['--uid', nobody, '--gid', nobody, '--cap-drop', 'ALL'],
    ...['--info-fd', String(informationDescriptor)],
    ...systemFolders.flatMap(ofSystem),
    ...[process.execPath, ...programFolders(imports)].flatMap((path) => ['--ro-bind', path, path]),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...reads.flatMap((path) => ['--ro-bind', path, path]),
    ...writes.flatMap((path) => ['--bind', path, path]),
    ...['--remount-ro', '/', '--chdir', '/', '--'],
    ...command,
  ]
}

function ofSystem(path: string): readonly string[] {
  if (!existsSync(path)) return []
  return lstatSync(path).isSymbolicLink()
    ? ['--symlink', readlinkSync(path), path]
    : ['--ro-bind', path, path]
}
