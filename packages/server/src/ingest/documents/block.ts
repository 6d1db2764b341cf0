import { singleSpaced } from './clean-text.ts'
import type { Grid } from './grid.ts'

/** What a document is made of, in reading order. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'item'; readonly text: string }
  | { readonly kind: 'caption'; readonly text: string }
  | { readonly kind: 'table'; readonly grid: Grid }
  | { readonly kind: 'break'; readonly page: number }

/** The blocks as plain text, for a cell that holds them. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'item':
    case 'caption':
      return block.text.trim()
    case 'table':
      return gridText(block.grid)
    case 'break':
      return ''
  }
}

/** A table's rows as lines. */
export function gridText(grid: Grid): string {
  return grid.rows
    .map((row) => row.map(({ text }) => singleSpaced(text).trim()))
    .filter((row) => row.some((text) => text !== ''))
    .map((row) => row.join(' | '))
    .join('\n')
}
