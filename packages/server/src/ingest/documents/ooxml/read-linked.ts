import type { Block } from '../block.ts'
import { gatherParagraphs } from './drawing-paragraphs.ts'
import type { OfficePackage } from './package.ts'
import { readChart } from './read-chart.ts'
import type { Relationship } from './relationships.ts'

/** What a part shows of other parts, by the id it uses: charts, SmartArt, and texts of other formats taken in whole. */
export async function readLinked(
  pack: OfficePackage,
  relationships: readonly Relationship[],
  readImported: (part: string) => Promise<readonly Block[]>,
): Promise<ReadonlyMap<string, readonly Block[]>> {
  const linked = new Map<string, readonly Block[]>()
  // However often a part is referred to, it is read once.
  const read = new Map<string, readonly Block[]>()
  for (const { id, type, target, external } of relationships) {
    if (external || !pack.has(target)) continue
    const blocks = read.get(target) ?? (await readPart(pack, type, target, readImported))
    if (blocks === undefined) continue
    read.set(target, blocks)
    linked.set(id, blocks)
  }
  return linked
}

async function readPart(
  pack: OfficePackage,
  type: string,
  target: string,
  readImported: (part: string) => Promise<readonly Block[]>,
): Promise<readonly Block[] | undefined> {
  switch (type) {
    case 'chart':
    case 'chartEx':
      return readChart(pack, target)
    case 'diagramData': {
      const texts = gatherParagraphs()
      await pack.walk(target, texts)
      return texts.paragraphs.map((text) => ({ kind: 'paragraph', text }))
    }
    case 'aFChunk':
      return readImported(target)
    default:
      return undefined
  }
}
