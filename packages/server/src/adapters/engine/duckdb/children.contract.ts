import { execFileSync } from 'node:child_process'

/** The processes that a process has started and that still run this adapter's program. */
export function childrenOf(processId: number): readonly number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return table.split('\n').flatMap((line) => {
    const [, child, parent, program = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return Number(parent) === processId && /duckdb\/child\.[jt]s/.test(program) ? [Number(child)] : []
  })
}
