import { existsSync, lstatSync, readlinkSync } from 'node:fs'
import type { Room } from './room.ts'
import { programFolders } from './program-folders.ts'

/** Where bubblewrap tells the process id that the child has outside. */
export const informationDescriptor = 4

const nobody = '65534'

/** Of the system, what a program needs to start. */
const systemFolders = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix/store', '/etc/ld.so.cache']

/** The command inside bubblewrap: no network, no other process, no file but the program's own and the room's. */
export function sandboxed(
  command: readonly string[],
  { room, imports }: { readonly room: Room; readonly imports: readonly string[] },
): readonly string[] {
  return [
    'bwrap',
    ...['--unshare-all', '--die-with-parent', '--new-session', '--as-pid-1'],
    ...['--uid', nobody, '--gid', nobody, '--cap-drop', 'ALL'],
    ...['--info-fd', String(informationDescriptor)],
    ...systemFolders.flatMap(shown),
    ...[process.execPath, ...programFolders(imports)].flatMap((path) => ['--ro-bind', path, path]),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...['--ro-bind', room.shelf, room.shelf],
    ...[room.tray, room.spill].flatMap((path) => ['--bind', path, path]),
    ...['--remount-ro', '/', '--chdir', '/', '--'],
    ...command,
  ]
}

function shown(path: string): readonly string[] {
  if (!existsSync(path)) return []
  return lstatSync(path).isSymbolicLink()
    ? ['--symlink', readlinkSync(path), path]
    : ['--ro-bind', path, path]
}
