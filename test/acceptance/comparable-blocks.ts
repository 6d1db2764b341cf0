import type { Block } from '@auger/contract'

type AnyBlock = Omit<Block, 'content'> & { readonly content: unknown }

/** Blocks with everything taken out that may differ between two readings: signatures, expiry, and the form of a TABLE. */
export function comparableBlocks(blocks: readonly AnyBlock[]): readonly object[] {
  return blocks.map((block) => ({ ...block, content: comparableContent(block) }))
}

function comparableContent(block: AnyBlock): unknown {
  switch (block.type) {
    case 'TABLE':
      return pathOf(
        typeof block.content === 'string' ? block.content : (block.content as { url: string }).url,
      )
    case 'IMAGE': {
      const { url, spec_url, name } = block.content as { url: string; spec_url: string; name: string }
      return { url: pathOf(url), spec_url: pathOf(spec_url), name }
    }
    case 'SOURCES':
      return (block.content as { external_id?: string }[]).map(({ external_id: _, ...source }) => source)
    case 'CODE':
    case 'MESSAGE':
    case 'QUESTIONS':
      return block.content
  }
}

/** The path alone names the file. */
export const pathOf = (url: string): string => new URL(url).pathname
