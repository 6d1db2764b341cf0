import type { Block } from '../block.ts'
import { blocksText } from '../block.ts'
import type { Document } from '../document.ts'
import { gatherParagraphs } from '../ooxml/drawing-paragraphs.ts'
import type { OfficePackage } from '../ooxml/package.ts'
import { readChart } from '../ooxml/read-chart.ts'
import { relationshipsOf, type Relationship } from '../ooxml/relationships.ts'
import { readImported } from './read-imported.ts'
import { readStyles, type StyleMeanings } from './heading-styles.ts'
import { walkWord, type WordWalker } from './walk-word.ts'
import type { AsideKind } from './word-reading.ts'

/** Reads a word-processing package: headers once, the body, then footers, notes and comments, each told apart. */
export async function readWordPackage(pack: OfficePackage, main: string, document: Document): Promise<void> {
  const relationships = await relationshipsOf(pack, main)
  const styles = await readStyles(pack, partOf(relationships, 'styles'))
  const reader = { pack, styles, document }

  const said = new Set<string>()
  const around = async (type: string, label: string) => {
    for (const { target } of ofType(relationships, type)) {
      const blocks = await readAside(reader, target)
      const text = blocksText(blocks)
      if (text === '' || said.has(text)) continue
      said.add(text)
      document.apart(label, blocks)
    }
  }
  await around('header', 'Header')
  const { renderedPages } = await walkPart(reader, main, relationships, (block) => document.add(block))
  if (!renderedPages) document.forgetPages()
  document.endBody()
  await around('footer', 'Footer')
  for (const [type, label] of [
    ['footnotes', 'Footnotes'],
    ['endnotes', 'Endnotes'],
    ['comments', 'Comments'],
  ] as const) {
    for (const { target } of ofType(relationships, type)) {
      document.apart(label, await readAside(reader, target))
    }
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
  const linked = await readLinked(pack, relationships, document)
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

/** What a part shows of other parts: charts, SmartArt, and texts of other formats taken in whole. */
async function readLinked(
  pack: OfficePackage,
  relationships: readonly Relationship[],
  document: Document,
): Promise<ReadonlyMap<string, readonly Block[]>> {
  const linked = new Map<string, readonly Block[]>()
  for (const { id, type, target, external } of relationships) {
    if (external || !pack.has(target)) continue
    if (type === 'chart' || type === 'chartEx') linked.set(id, await readChart(pack, target))
    else if (type === 'diagramData') linked.set(id, await readDiagram(pack, target))
    else if (type === 'aFChunk') linked.set(id, await readImported(pack, target, document))
  }
  return linked
}

export async function readDiagram(pack: OfficePackage, part: string): Promise<readonly Block[]> {
  const texts = gatherParagraphs()
  await pack.walk(part, texts)
  return texts.paragraphs.map((text) => ({ kind: 'paragraph', text }))
}

const ofType = (relationships: readonly Relationship[], wanted: string) =>
  relationships.filter(({ type, external }) => type === wanted && !external)

const partOf = (relationships: readonly Relationship[], wanted: string) =>
  ofType(relationships, wanted)[0]?.target
