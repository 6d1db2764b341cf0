import { SaxesParser, type SaxesTagNS } from 'saxes'
import { UnreadableFile } from '../../unreadable.ts'
import { shortName } from './namespaces.ts'
import { xmlDecoder } from './xml-decoder.ts'

export interface XmlHandler {
  /** The names are such as w:p; attributes of the element's own namespace have none. */
  open(name: string, attribute: (name: string) => string | undefined): 'enter' | 'skip'
  close(name: string): void
  text(text: string): void
}

const deepest = 2_000
const entityDeclaration = /<!ENTITY\s+(?:%\s+)?\S+\s+(?:"([^"]*)"|'([^']*)')/g
const outsideEntity = /<!ENTITY\s+(?:%\s+)?\S+\s+(?:SYSTEM|PUBLIC)\b/
const longestEntity = 1_000
/** Between two tags; the parser holds as much. */
const longestPiece = 72 * 2 ** 20

/**
 * Reads XML piece by piece, without a tree. It goes on after what is not well formed and says so; entities that the
 * file declares are never replaced, and those that multiply or lie elsewhere are refused.
 */
export async function readXml(
  chunks: AsyncIterable<Buffer>,
  handler: XmlHandler,
  signal: AbortSignal,
): Promise<{ readonly damaged: boolean }> {
  const parser = new SaxesParser({ xmlns: true, position: false })
  let damaged = false
  const opened: string[] = []
  let depth = 0
  let skippedFrom = Infinity
  let unended = 0
  let tag: SaxesTagNS | undefined
  const attribute = (name: string) => (tag === undefined ? undefined : attributeOf(tag, name))

  parser.on('error', () => {
    damaged = true
  })
  parser.on('doctype', refuseEntities)
  parser.on('opentag', (element) => {
    depth++
    unended = 0
    if (depth > deepest) throw tooDeep()
    if (depth > skippedFrom) return
    tag = element
    const name = nameOf(element)
    if (handler.open(name, attribute) === 'skip') skippedFrom = depth
    else opened.push(name)
  })
  const close = () => {
    unended = 0
    if (depth <= opened.length) handler.close(opened.pop() ?? '')
    else if (depth === skippedFrom) skippedFrom = Infinity
    depth--
  }
  parser.on('closetag', close)
  const take = (text: string) => {
    if (depth < skippedFrom) handler.text(text)
  }
  parser.on('text', take)
  parser.on('cdata', take)

  const decode = xmlDecoder()
  for await (const chunk of chunks) {
    signal.throwIfAborted()
    const text = decode(chunk, false)
    unended += text.length
    parser.write(text)
    if (unended > longestPiece) throw endless()
  }
  parser.write(decode(Buffer.alloc(0), true))
  parser.close()
  // What a file that breaks off has begun still counts.
  while (opened.length > 0) handler.close(opened.pop() ?? '')
  return { damaged }
}

const nameOf = (tag: SaxesTagNS) => `${shortName(tag.uri, tag.prefix)}:${tag.local}`

function attributeOf(tag: SaxesTagNS, name: string): string | undefined {
  const own = shortName(tag.uri, tag.prefix)
  for (const { prefix, local, uri, value } of Object.values(tag.attributes)) {
    const short = prefix === '' ? own : shortName(uri, prefix)
    if (name === (short === own ? local : `${short}:${local}`)) return value
  }
  return undefined
}

function refuseEntities(doctype: string): void {
  if (outsideEntity.test(doctype)) {
    throw new UnreadableFile(
      'The file declares XML entities that lie outside of it. No document needs them, and they are never fetched; it was refused. Please save it anew and upload it again.',
    )
  }
  for (const [, double, single] of doctype.matchAll(entityDeclaration)) {
    const value = double ?? single ?? ''
    if (/[&%]\w/.test(value) || value.length > longestEntity) {
      throw new UnreadableFile(
        'The file declares XML entities that stand for others, which would multiply without end. No document needs them; it was refused. Please save it anew and upload it again.',
      )
    }
  }
}

const endless = () =>
  new UnreadableFile(
    `The file holds more than ${longestPiece.toLocaleString('en')} characters without a paragraph or a tag between them, which no document does. It was refused; please save it anew and upload it again.`,
  )

const tooDeep = () =>
  new UnreadableFile(
    `The file nests its elements more than ${deepest} deep, which no document does. It was refused; please save it anew and upload it again.`,
  )
