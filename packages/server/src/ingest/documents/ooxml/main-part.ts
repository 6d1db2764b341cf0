import type { OfficePackage } from './package.ts'
import { relationshipsOf, targetsOf } from './relationships.ts'

export type OfficeKind = 'word' | 'slides' | 'workbook'

export interface MainPart {
  readonly kind: OfficeKind
  readonly name: string
}

const kinds: readonly { readonly kind: OfficeKind; readonly usual: RegExp; readonly root: RegExp }[] = [
  { kind: 'word', usual: /(^|\/)word\/document\d*\.xml$/, root: /^w:(document|wordDocument)$/ },
  { kind: 'slides', usual: /(^|\/)ppt\/presentation\d*\.xml$/, root: /^p:presentation$/ },
  { kind: 'workbook', usual: /(^|\/)xl\/workbook\d*\.(xml|bin)$/, root: /:workbook$/ },
]

/** The part that everything else hangs on: as the package says, else the one with the usual name. */
export async function findMainPart(pack: OfficePackage): Promise<MainPart | undefined> {
  for (const target of targetsOf(await relationshipsOf(pack, ''), /^officeDocument$/)) {
    if (!pack.has(target)) continue
    const kind = kindByName(target) ?? (await kindByRoot(pack, target))
    if (kind !== undefined) return { kind, name: target }
  }
  for (const { kind, usual } of kinds) {
    const name = pack.names.find((candidate) => usual.test(candidate.toLowerCase()))
    if (name !== undefined) return { kind, name }
  }
  return undefined
}

const kindByName = (name: string) => kinds.find(({ usual }) => usual.test(name.toLowerCase()))?.kind

async function kindByRoot(pack: OfficePackage, part: string): Promise<OfficeKind | undefined> {
  let root = ''
  await pack.walk(part, {
    open(name) {
      root ||= name
      return 'skip'
    },
    close() {},
    text() {},
  })
  return kinds.find((candidate) => candidate.root.test(root))?.kind
}
