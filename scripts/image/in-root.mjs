// Runs a command in a root folder of its own, as an engine for containers would: in namespaces for mounts and processes, which take
// everything that was mounted with them when the command ends, however it ends.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Mounted in a namespace of its own, so that the machine sees none of it. A chroot would not do: no sandbox starts in one. */
const script = `
set -e
cd "$ROOT"
mount --bind . .
cd "$ROOT"
mkdir -p proc dev tmp data
mount -t proc proc proc
mount --rbind /dev dev
for file in $FILES; do
  mkdir -p ".$(dirname "$file")"
  [ -e ".$file" ] || touch ".$file"
  mount --bind "$file" ".$file"
done
if [ -n "$CACHE" ]; then mkdir -p root/.npm; mount --bind "$CACHE" root/.npm; fi
if [ -n "$DATA" ]; then
  mount --bind "$DATA" data
  mount -t tmpfs tmpfs tmp
fi
[ -z "$READ_ONLY" ] || mount -o remount,bind,ro .
[ -z "$MASKED" ] || mount --bind proc/sys proc/sys
pivot_root . .
umount -l .
cd "$FOLDER"
exec env -i "$@"
`

/** The machine's own way to registries, for the time of one command. */
const files = ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs/ca-certificates.crt']

/**
 * `environment` is all that the command sees. `dataFolder` is what lies at /data, beside an empty /tmp; `readOnly` closes all else.
 * `masked` hides a part of /proc, as engines do unless told otherwise.
 */
export function inRoot(root, command, options = {}) {
  const {
    folder = '/',
    environment = {},
    user,
    dataFolder,
    readOnly,
    masked,
    cache,
    output = 'inherit',
  } = options
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const asUser =
    user === undefined
      ? []
      : [
          'setpriv',
          `--reuid=${user}`,
          `--regid=${user}`,
          '--clear-groups',
          '--inh-caps=-all',
          '--bounding-set=-all',
          '--no-new-privs',
        ]
  return spawn(
    'unshare',
    [
      '--mount',
      '--propagation',
      'private',
      '--pid',
      '--fork',
      '--kill-child',
      '/bin/sh',
      '-c',
      script,
      'sh',
      ...variables,
      ...asUser,
      ...command,
    ],
    {
      stdio: ['ignore', output, output],
      env: {
        PATH: process.env.PATH,
        ROOT: root,
        FOLDER: folder,
        FILES: files.join(' '),
        CACHE: cache ?? '',
        DATA: dataFolder ?? '',
        READ_ONLY: readOnly ? '1' : '',
        MASKED: masked ? '1' : '',
      },
    },
  )
}

/** The process that the namespaces begin with, as the machine numbers it. */
export function firstProcess({ pid }) {
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return Number(first)
}

/** Ends it with all that it started when it takes too long. */
export async function ended(child, seconds, what) {
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1_000)
  const [code, signal] = await new Promise((resolve) => child.once('close', (...ending) => resolve(ending)))
  clearTimeout(timer)
  if (code !== 0) throw new Error(`${what} ended with ${code ?? signal}`)
}
