import type { Block } from '../block.ts'
import { blocksText } from '../block.ts'
import type { Document } from '../document.ts'
import type { OfficePackage } from '../ooxml/package.ts'
import { readLinked } from '../ooxml/read-linked.ts'
import { relationshipsOf, targetsOf, type Relationship } from '../ooxml/relationships.ts'
import { readImported } from './read-imported.ts'
import { readStyles, type StyleMeanings } from './heading-styles.ts'
import { walkWord, type WordWalker } from './walk-word.ts'
import type { AsideKind } from './word-reading.ts'

/** Reads a word-processing package: headers once, the body, then footers, notes and comments, each told apart. */
export async function readWordPackage(pack: OfficePackage, main: string, document: Document): Promise<void> {
  const relationships = await relationshipsOf(pack, main)
  const [stylesPart] = targetsOf(relationships, /^styles$/)
  const styles = await readStyles(pack, stylesPart)
  const reader = { pack, styles, document }

  const said = new Set<string>()
  const around = async (type: RegExp, label: string) => {
    for (const target of targetsOf(relationships, type)) {
      const blocks = await readAside(reader, target)
      const text = blocksText(blocks)
      if (text === '' || said.has(text)) continue
      said.add(text)
      document.apart(label, blocks)
    }
  }
  await around(/^header$/, 'Header')
  const { renderedPages } = await walkPart(reader, main, relationships, (block) => document.add(block))
  if (!renderedPages) document.forgetPages()
  document.endBody()
  await around(/^footer$/, 'Footer')
  for (const [type, label] of [
    [/^footnotes$/, 'Footnotes'],
    [/^endnotes$/, 'Endnotes'],
    [/^comments$/, 'Comments'],
  ] as const) {
    for (const target of targetsOf(relationships, type))
      document.apart(label, await readAside(reader, target))
  }
  for (const { type, target, external } of relationships) {
    if (type === 'package' || type === 'oleObject') {
      const name = /[^/]*$/.exec(target)?.[0] ?? ''
      document.unread(external ? 'linked part' : 'embedded object', name.endsWith('.bin') ? '' : name)
    }
  }
}

interface Reader {
  readonly pack: OfficePackage
  readonly styles: StyleMeanings
  readonly document: Document
}

async function readAside(reader: Reader, part: string): Promise<readonly Block[]> {
  const blocks: Block[] = []
  await walkPart(reader, part, await relationshipsOf(reader.pack, part), (block) => blocks.push(block))
  return blocks
}

async function walkPart(
  { pack, styles, document }: Reader,
  part: string,
  relationships: readonly Relationship[],
  emit: (block: Block) => void,
): Promise<WordWalker> {
  const linked = await readLinked(pack, relationships, (imported) => readImported(pack, imported, document))
  const aside = (kind: AsideKind, blocks: readonly Block[], by?: string) => {
    if (kind === 'comment' && by !== undefined && blocks.length > 0) {
      emit({ kind: 'paragraph', text: `${by}: ${blocksText(blocks)}` })
    } else blocks.forEach(emit)
  }
  const unread: Document['unread'] = (kind, name) => {
    // Embedded objects are listed by the parts they lie in.
    if (kind === 'picture') document.unread(kind, name)
  }
  const walker = walkWord({ styles, linked, emit, unread, aside })
  await pack.walk(part, walker)
  return walker
}
