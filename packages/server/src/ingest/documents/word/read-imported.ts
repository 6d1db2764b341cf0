import type { Block } from '../block.ts'
import type { Document } from '../document.ts'
import { htmlBlocks, htmlCharset } from '../markup/html-blocks.ts'
import { mimeHtml } from '../markup/mime-html.ts'
import { rtfBlocks } from '../markup/rtf-blocks.ts'
import { collectBytes } from '../ooxml/collect-bytes.ts'
import type { OfficePackage } from '../ooxml/package.ts'
import { sniffKind } from '../sniff-kind.ts'
import { decodeBytes } from '../text/decode-bytes.ts'

const mostBytes = 64 * 2 ** 20

/** A text of another format that a document takes in whole. */
export async function readImported(
  pack: OfficePackage,
  part: string,
  document: Document,
): Promise<readonly Block[]> {
  const bytes = await collectBytes(pack.bytes(part), mostBytes)
  const kind = sniffKind(bytes.subarray(0, 4096))
  switch (kind) {
    case 'html':
      return htmlBlocks(decodeBytes(bytes, htmlCharset(bytes)))
    case 'mime':
      return htmlBlocks(mimeHtml(bytes) ?? '')
    case 'rtf':
      return rtfBlocks(bytes)
    case 'text':
      return [{ kind: 'paragraph', text: decodeBytes(bytes) }]
    case 'zip':
    case 'compound':
    case 'pdf':
    case 'xml':
    case 'old-word':
    case 'unknown':
      document.unread('linked part', /[^/]*$/.exec(part)?.[0])
      return []
  }
}
