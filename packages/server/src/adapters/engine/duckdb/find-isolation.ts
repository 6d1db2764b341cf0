import type { Isolation } from '../../../ports/engine.ts'
import type { EngineChild } from './engine-child.ts'

const levelsOn = (platform: string): readonly Isolation[] =>
  platform === 'linux' ? ['sandbox', 'limits', 'process'] : ['process']

export interface FoundIsolation {
  readonly isolation: Isolation
  /** The child that proved it, ready for work. */
  readonly child: EngineChild
  /** Why it is not the level above; undefined when there is none. */
  readonly shortfall: string | undefined
}

/** The best level at which a child really starts here: what a system says it has and what works in a container differ. */
export async function findIsolation(
  start: (level: Isolation) => EngineChild,
  platform: string = process.platform,
): Promise<FoundIsolation> {
  let shortfall = platform === 'linux' ? undefined : `${platform} has neither bubblewrap nor a limit on data`
  for (const isolation of levelsOn(platform)) {
    const child = start(isolation)
    try {
      await child.ready
      return { isolation, child, shortfall }
    } catch (error) {
      child.kill()
      await child.gone
      shortfall ??= `${isolation} failed: ${reasonOf(error)}`
    }
  }
  throw new Error(`The analysis engine does not start: ${shortfall}`)
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && typeof error.cause === 'string' ? error.cause.trim() : ''
  return cause === '' ? (error instanceof Error ? error.message : String(error)) : cause.slice(0, 500)
}
