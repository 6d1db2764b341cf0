import { posix } from 'node:path'
import type { OfficePackage } from './package.ts'

/** What a part refers to, by the id it uses. */
export interface Relationship {
  readonly id: string
  /** The last word of its type, such as slide or header. */
  readonly type: string
  /** The part's name in the package, or an address outside. */
  readonly target: string
  readonly external: boolean
}

const mostRelationships = 65_536

export async function relationshipsOf(pack: OfficePackage, part: string): Promise<readonly Relationship[]> {
  const folder = posix.dirname(part)
  const found: Relationship[] = []
  await pack.walk(posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open(name, attribute) {
      if (!name.endsWith(':Relationship') || found.length >= mostRelationships) return 'enter'
      const target = attribute('Target')
      const id = attribute('Id')
      if (target === undefined || id === undefined) return 'enter'
      const external = attribute('TargetMode') === 'External'
      const type = /[^/]*$/.exec(attribute('Type') ?? '')?.[0] ?? ''
      found.push({ id, type, target: external ? target : resolve(folder, target), external })
      return 'enter'
    },
    close() {},
    text() {},
  })
  return found
}

/** The parts that are referred to in such a way, each once. */
export const targetsOf = (relationships: readonly Relationship[], wanted: RegExp): ReadonlySet<string> =>
  new Set(
    relationships.filter(({ type, external }) => wanted.test(type) && !external).map(({ target }) => target),
  )

function resolve(folder: string, target: string): string {
  const path = decoded(target.replaceAll('\\', '/').replace(/[#?].*$/, ''))
  const whole = path.startsWith('/') ? path : posix.join(folder, path)
  return posix.normalize(whole).replace(/^(?:\.?\.?\/)+/, '')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
