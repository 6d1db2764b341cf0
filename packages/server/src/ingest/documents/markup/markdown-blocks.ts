import type { Block } from '../block.ts'
import { htmlBlocks } from './html-blocks.ts'
import { plainInline } from './inline-markdown.ts'
import { tooManyCells } from '../table-limits.ts'
import { beginsTable, continuesTable, markdownTable } from './markdown-table.ts'

/** Takes Markdown line by line and gives its blocks as they end. */
export interface MarkdownGatherer {
  take(line: string): void
  finish(): void
}

type State =
  | { readonly kind: 'text'; readonly lines: string[] }
  | { readonly kind: 'code'; readonly fence: string; readonly lines: string[] }
  | { readonly kind: 'table'; readonly lines: string[] }
  | { readonly kind: 'html'; readonly lines: string[] }

/** A paragraph without end is cut here, and a table without end is none. */
const [mostLines, mostRows] = [10_000, 500_000]

const item = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?(\S.*)$/

/** A heading may be closed with as many signs as it began with. */
const headingText = (text: string) => plainInline(text.trim().replace(/(?:^|\s)#+$/, ''))

export function gatherMarkdown(emit: (block: Block) => void): MarkdownGatherer {
  let state: State = { kind: 'text', lines: [] }

  const end = () => {
    const { kind, lines } = state
    state = { kind: 'text', lines: [] }
    if (lines.length === 0) return
    if (kind === 'table') emit({ kind: 'table', grid: markdownTable(lines) })
    else if (kind === 'html') htmlBlocks(lines.join('\n')).forEach(emit)
    else emit({ kind: 'paragraph', text: kind === 'code' ? lines.join('\n') : plainInline(lines.join('\n')) })
  }
  const takeText = (line: string) => {
    if (state.lines.length >= mostLines) end()
    const { lines } = state
    const fence = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    const heading = /^\s{0,3}(#{1,6})(?=\s|$)/.exec(line)
    const underlined = /^\s{0,3}(=+|-+)\s*$/.exec(line)?.[1]
    const above = lines.at(-1)
    const listed = item.exec(line)?.[1]
    if (fence !== undefined) {
      end()
      state = { kind: 'code', fence, lines: [] }
    } else if (heading !== null) {
      end()
      emit({
        kind: 'heading',
        level: heading[1]?.length ?? 1,
        text: headingText(line.slice(heading[0].length)),
      })
    } else if (above !== undefined && beginsTable(above, line)) {
      lines.pop()
      end()
      state = { kind: 'table', lines: [above, line] }
    } else if (underlined !== undefined && lines.length > 0) {
      state = { kind: 'text', lines: [] }
      emit({ kind: 'heading', level: underlined.startsWith('=') ? 1 : 2, text: plainInline(lines.join(' ')) })
    } else if (/^\s{0,3}(?:[-*_]\s*){3,}$/.test(line) || line.trim() === '') end()
    else if (/^\s{0,3}<table\b/i.test(line)) {
      end()
      state = { kind: 'html', lines: [] }
      takeHtml(line, state.lines)
    } else if (listed !== undefined) {
      end()
      emit({ kind: 'item', text: plainInline(listed) })
    } else lines.push(line.replace(/^\s{0,3}(?:>\s?)+/, '').trimStart())
  }
  const takeHtml = (line: string, lines: string[]) => {
    if (lines.push(line) >= mostRows || /<\/table\s*>/i.test(line)) end()
  }

  return {
    take(line) {
      switch (state.kind) {
        case 'text':
          return takeText(line)
        case 'code':
          if (line.trim().startsWith(state.fence) && /^\s*[`~]+\s*$/.test(line)) return end()
          if (state.lines.push(line) >= mostLines) {
            const { fence } = state
            end()
            state = { kind: 'code', fence, lines: [] }
          }
          return
        case 'table':
          if (continuesTable(line)) {
            if (state.lines.push(line) > mostRows) throw tooManyCells()
            return
          }
          end()
          return takeText(line)
        case 'html':
          return takeHtml(line, state.lines)
      }
    },
    finish: end,
  }
}
