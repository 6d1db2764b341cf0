import type { XmlHandler } from '../../containers/xml/read-xml.ts'

/** Gathers the paragraphs of DrawingML text, wherever they stand in a part: SmartArt, chart titles, comments. */
export interface DrawingParagraphs extends XmlHandler {
  readonly paragraphs: readonly string[]
}

export function gatherParagraphs(): DrawingParagraphs {
  const paragraphs: string[] = []
  let pieces: string[] = []
  let inText = false
  const end = () => {
    const text = pieces.join('').trim()
    if (text !== '') paragraphs.push(text)
    pieces = []
  }
  return {
    paragraphs,
    open(name) {
      if (name === 'a:p') end()
      else if (name === 'a:t') inText = true
      else if (name === 'a:br') pieces.push('\n')
      else if (name === 'mc:Fallback') return 'skip'
      return 'enter'
    },
    close(name) {
      if (name === 'a:t') inText = false
      else if (name === 'a:p') end()
    },
    text(text) {
      if (inText) pieces.push(text)
    },
  }
}
