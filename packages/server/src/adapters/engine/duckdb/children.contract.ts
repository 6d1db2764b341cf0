import { execFileSync } from 'node:child_process'

/** The processes that a process has started, itself or through others, and that run this adapter's program or wrap it. */
export function childrenOf(processId: number): readonly number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const processes = table.split('\n').flatMap((line) => {
    const [, child, parent, program = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return child === undefined ? [] : [{ child: Number(child), parent: Number(parent), program }]
  })
  const below = (id: number): readonly number[] =>
    processes
      .filter(({ parent, program }) => parent === id && /duckdb\/child\.[jt]s/.test(program))
      .flatMap(({ child }) => [child, ...below(child)])
  return below(processId)
}
