import type { Block } from '../block.ts'
import type { Unread } from '../report-notes.ts'
import { createGridBuilder, type GridBuilder } from '../word/grid-builder.ts'
import type { XmlHandler } from '../../containers/xml/read-xml.ts'

/** A shape of a slide with what it says. */
export interface SlideShape {
  /** What it holds the place of: title, body, ftr…; undefined for a shape of its own. */
  readonly placeholder: string | undefined
  readonly blocks: readonly Block[]
}

export interface SlideContext {
  /** Charts and diagrams by the id that the slide uses. */
  readonly linked: ReadonlyMap<string, readonly Block[]>
  unread(kind: Unread, name?: string): void
}

export interface SlideWalker extends XmlHandler {
  readonly shapes: readonly SlideShape[]
  readonly hidden: boolean
}

/** Reads the shapes of a slide, a layout or a page of notes, in the order in which they lie on it. */
export function walkSlide(context: SlideContext): SlideWalker {
  const shapes: SlideShape[] = []
  const choices: number[] = []
  let hidden = false
  let placeholder: string | undefined
  let blocks: Block[] = []
  let lines: string[] = []
  let pieces: string[] = []
  let grid: GridBuilder | undefined
  let inText = false
  let unread = 0

  const endLine = () => {
    const text = pieces.join('').trim()
    if (text !== '') lines.push(text)
    pieces = []
  }
  const endText = () => {
    endLine()
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') })
    lines = []
  }
  const endShape = () => {
    endText()
    if (blocks.length > 0) shapes.push({ placeholder, blocks })
    blocks = []
    placeholder = undefined
  }
  const show = (id = '') => context.linked.get(id)?.forEach((block) => blocks.push(block))
  const seen = () => shapes.length + blocks.length + lines.length + unread

  return {
    shapes,
    get hidden() {
      return hidden
    },
    open(name, attribute) {
      switch (name) {
        case 'p:sld':
          hidden = /^(?:0|false)$/.test(attribute('show') ?? '')
          break
        case 'p:sp':
        case 'p:graphicFrame':
        case 'p:pic':
        case 'p:cxnSp':
          endShape()
          break
        case 'p:ph':
          placeholder = attribute('type') ?? 'body'
          break
        case 'a:p':
          endLine()
          break
        case 'a:t':
          inText = true
          break
        case 'a:br':
          pieces.push('\n')
          break
        case 'a:tab':
          break
        case 'a:tbl':
          endText()
          grid = createGridBuilder()
          break
        case 'a:tr':
          grid?.openRow()
          break
        case 'a:tc':
          endLine()
          lines = []
          grid?.openCell()
          grid?.span(Number(attribute('gridSpan') ?? 1))
          if (/^(?:1|true)$/.test(attribute('vMerge') ?? '')) grid?.continueAbove()
          // The columns that a cell spans have cells of their own, without text.
          if (/^(?:1|true)$/.test(attribute('hMerge') ?? '')) return 'skip'
          break
        case 'a:blip':
          context.unread('picture')
          unread++
          break
        case 'p:oleObj':
          context.unread('embedded object', attribute('name') ?? attribute('progId'))
          unread++
          break
        case 'c:chart':
        case 'cx:chart':
          show(attribute('r:id'))
          break
        case 'dgm:relIds':
          show(attribute('r:dm'))
          break
        case 'mc:AlternateContent':
          choices.push(seen())
          break
        case 'mc:Fallback':
          if (choices.at(-1) !== seen()) return 'skip'
          break
        case 'p:timing':
        case 'p:transition':
        case 'p:bg':
        case 'p:extLst':
          return 'skip'
      }
      return 'enter'
    },
    close(name) {
      switch (name) {
        case 'a:t':
          inText = false
          break
        case 'a:p':
          endLine()
          break
        case 'a:tc':
          endLine()
          grid?.closeCell([{ kind: 'paragraph', text: lines.join('\n') }])
          lines = []
          break
        case 'a:tbl':
          if (grid !== undefined) blocks.push({ kind: 'table', grid: grid.finish() })
          grid = undefined
          break
        case 'p:txBody':
          endText()
          break
        case 'p:sp':
        case 'p:graphicFrame':
        case 'p:pic':
        case 'p:cSld':
        case 'p:cxnSp':
          endShape()
          break
        case 'mc:AlternateContent':
          choices.pop()
      }
    },
    text(text) {
      if (inText) pieces.push(text)
    },
  }
}
