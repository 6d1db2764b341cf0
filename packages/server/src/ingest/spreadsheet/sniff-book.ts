import { readHead } from '../encoding/sniff-encoding.ts'

/** What a file is that was given the name of a workbook; a text is none. */
export type BookContent = 'archive' | 'container' | 'records' | 'old records' | 'xml' | 'html' | 'text'

const headSize = 4_096

export async function sniffBook(file: string): Promise<BookContent> {
  const head = await readHead(file, headSize)
  const [first, second] = head
  if (first === 0x50 && second === 0x4b) return 'archive'
  if (first === 0xd0 && second === 0xcf) return 'container'
  if (first === 0x09 && second === 0x08) return 'records'
  if (first === 0x09 && (second === 0x00 || second === 0x02 || second === 0x04)) return 'old records'
  const text = head.toString(second === 0 ? 'utf16le' : 'utf8')
  if (/<workbook\b|<\w+:workbook\b|mso-application progid="excel/i.test(text)) return 'xml'
  if (/^\ufeff?\s*<(!doctype html|html|head|body|table|meta|style|div)\b/i.test(text)) return 'html'
  return 'text'
}
