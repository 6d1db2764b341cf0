import { decodeBytes } from '../text/decode-bytes.ts'

interface MimePart {
  readonly type: string
  readonly charset: string | undefined
  readonly body: Buffer
}

const mostParts = 1_000

/** The page in a web archive (MHT), or undefined where it holds none. */
export function mimeHtml(bytes: Buffer): string | undefined {
  const parts = readParts(bytes.toString('latin1'), 0)
  const page =
    parts.find(({ type }) => type === 'text/html') ?? parts.find(({ type }) => type === 'text/plain')
  return page === undefined ? undefined : decodeBytes(page.body, page.charset)
}

function readParts(text: string, depth: number): readonly MimePart[] {
  const split = /\r?\n\r?\n/.exec(text)
  if (split === null || depth > 5) return []
  const header = text.slice(0, split.index).replace(/\r?\n[ \t]+/g, ' ')
  const body = text.slice(split.index + split[0].length)
  const type = /^content-type:\s*([\w/+.-]+)/im.exec(header)?.[1]?.toLowerCase() ?? 'text/plain'
  const boundary = /boundary="?([^"\s;]+)"?/i.exec(header)?.[1]
  if (type.startsWith('multipart/') && boundary !== undefined) {
    return body
      .split(`--${boundary}`, mostParts)
      .slice(1)
      .flatMap((part) => readParts(part.replace(/^\r?\n/, ''), depth + 1))
  }
  const encoding = /^content-transfer-encoding:\s*([\w-]+)/im.exec(header)?.[1]?.toLowerCase()
  const charset = /charset="?([\w-]+)/i.exec(header)?.[1]
  return [{ type, charset, body: decodeBody(body, encoding) }]
}

function decodeBody(body: string, encoding: string | undefined): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1')
  const plain = body
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(String(hex), 16)))
  return Buffer.from(plain, 'latin1')
}
