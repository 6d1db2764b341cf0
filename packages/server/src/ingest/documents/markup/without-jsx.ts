import { splitTags } from './tags.ts'

/** Drops from MDX what is code: imports, exports, tags and comments. The text between tags stays, and so do code blocks. */
export interface JsxFilter {
  take(line: string): readonly string[]
  finish(): readonly string[]
}

const longestTag = 500

export function withoutJsx(): JsxFilter {
  let fence: string | undefined
  let moduleDepth: number | undefined
  let waiting: string[] = []

  const flush = () => {
    const lines = strip(waiting.join('\n'))
    waiting = []
    return lines
  }
  return {
    take(line) {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
      if (fence !== undefined) {
        if (mark !== undefined && mark.startsWith(fence)) fence = undefined
        return [line]
      }
      if (moduleDepth !== undefined) {
        moduleDepth += depthOf(line)
        if (moduleDepth <= 0 || line.trim() === '') moduleDepth = undefined
        return []
      }
      if (mark !== undefined) {
        const before = flush()
        fence = mark
        return [...before, line]
      }
      if (/^(?:import|export)\s/.test(line) && waiting.length === 0) {
        const depth = depthOf(line)
        if (depth > 0) moduleDepth = depth
        return []
      }
      waiting.push(line)
      // A tag may go on over several lines; a bracket that never closes is text.
      return isOpen(waiting.join('\n')) && waiting.length < longestTag ? [] : flush()
    },
    finish: flush,
  }
}

const depthOf = (line: string) =>
  [...line].reduce((depth, one) => depth + ('{[('.includes(one) ? 1 : '}])'.includes(one) ? -1 : 0), 0)

/** Whether a tag or a comment has begun and not ended. */
function isOpen(text: string): boolean {
  const lastTag = text.search(/<[A-Za-z/][^<>]*$/)
  const comment = text.lastIndexOf('{/*')
  return lastTag >= 0 || (comment >= 0 && !text.includes('*/}', comment))
}

function strip(text: string): readonly string[] {
  if (text === '') return []
  if (!/[<{]/.test(text)) return text.split('\n')
  const plain = withoutComments(text)
  if (/^\s*<table\b|<\/?(?:table|tr|td|th|thead|tbody)\b/i.test(plain)) return plain.split('\n')
  return [...splitTags(plain, 'jsx')]
    .map((piece) => (piece.kind === 'text' ? piece.text : /^br$/i.test(piece.name) ? '\n' : ''))
    .join('')
    .split('\n')
}

function withoutComments(text: string): string {
  const [first = '', ...commented] = text.split('{/*')
  return (
    first +
    commented.map((piece) => (piece.includes('*/}') ? piece.slice(piece.indexOf('*/}') + 3) : '')).join('')
  )
}
