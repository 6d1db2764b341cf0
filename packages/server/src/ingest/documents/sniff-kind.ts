import { isUtf8 } from 'node:buffer'

export type ContentKind =
  'zip' | 'compound' | 'pdf' | 'rtf' | 'html' | 'mime' | 'xml' | 'old-word' | 'text' | 'unknown'

/** What a file holds, by its first bytes, whatever it is called. */
export function sniffKind(head: Buffer): ContentKind {
  if (head.length >= 4) {
    const first = head.readUInt32BE(0)
    if (first === 0x504b0304 || first === 0x504b0506 || first === 0x504b0708) return 'zip'
    if (first === 0xd0cf11e0) return 'compound'
    // Word for DOS, Word 1 and 2 for Windows.
    if ([0x31be0000, 0x9ba52100, 0xdba52d00].includes(first)) return 'old-word'
  }
  const start = head.toString('latin1', 0, 1024)
  if (start.includes('%PDF-')) return 'pdf'
  const text = isWide(head) ? start.replaceAll('\u0000', '') : start
  const plain = text.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').trimStart()
  if (plain.startsWith('{\\rtf')) return 'rtf'
  if (
    /^(?:from:|mime-version:|message-id:|content-type:\s*multipart)/i.test(plain) &&
    /multipart\//i.test(head.toString('latin1'))
  )
    return 'mime'
  if (
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*<(?:!doctype\s+html|html|head|body|table|div|p|meta)\b/i.test(
      plain,
    )
  )
    return 'html'
  if (plain.startsWith('<?xml') || /^<(?:w|pkg):\w/.test(plain)) return 'xml'
  return isText(head) ? 'text' : 'unknown'
}

const isWide = (head: Buffer) =>
  (head[0] === 0xff && head[1] === 0xfe) ||
  (head[0] === 0xfe && head[1] === 0xff) ||
  (head[0] === 0x3c && head[1] === 0)

/** Bytes that no text in any encoding has, or has hardly. */
function isText(head: Buffer): boolean {
  if (head.length === 0) return false
  if (isWide(head)) return true
  const odd = head.filter((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b)).length
  const foreign = head.filter((byte) => byte >= 0x80).length
  // The sample may end in the middle of a character.
  const whole = [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, Math.max(0, head.length - cut))))
  return odd === 0 && (foreign === 0 || whole || foreign < head.length * 0.9)
}
