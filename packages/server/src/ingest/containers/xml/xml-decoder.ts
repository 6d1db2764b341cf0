import { TextDecoder } from 'node:util'

/** Bytes to text for XML, by the mark at its beginning or by what it declares; UTF-8 where it says nothing. */
export function xmlDecoder(): (bytes: Buffer, last: boolean) => string {
  let decoder: TextDecoder | undefined
  return (bytes, last) => {
    decoder ??= new TextDecoder(encodingOf(bytes))
    return decoder.decode(bytes, { stream: !last })
  }
}

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le'
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be'
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(
    head.toString('latin1', 0, 200),
  )?.[1]
  // A declaration that can be read as plain letters is not in UTF-16, whatever it says.
  if (declared === undefined || /utf-?16/i.test(declared)) return 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return 'utf-8'
  }
}
