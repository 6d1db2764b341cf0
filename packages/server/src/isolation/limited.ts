/**
 * The command under limits of the operating system. That on data counts what the engine's own limit does not, and turns an
 * allocation that is too large into an error at once; the other forbids core dumps, which would hold people's data.
 */
export function limited(command: readonly string[], dataMegabytes: number): readonly string[] {
  const script = 'ulimit -d "$0" && ulimit -c 0 && exec "$@"'
  return ['/bin/sh', '-c', script, String(dataMegabytes * 1024), ...command]
}
