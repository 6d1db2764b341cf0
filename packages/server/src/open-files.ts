import { readFileSync } from 'node:fs'

/** What systems allow that do not tell. */
const usual = 1_024

/** How many files and connections this process may have open. */
export function openFilesAllowed(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? usual)
  } catch {
    return usual
  }
}
