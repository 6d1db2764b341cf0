import { xmlDecoder } from '../../containers/xml/xml-decoder.ts'
import { fileLimits } from '../../file-limits.ts'
import { UnreadableFile } from '../../unreadable.ts'
import { createXmlScanner, XmlRefusal, type XmlHandler, type XmlState } from './xml-scanner.ts'

/** Reads a part of a workbook piece by piece. */
export async function parseXml(
  part: string,
  chunks: AsyncIterable<Buffer>,
  handler: XmlHandler,
  signal: AbortSignal,
): Promise<XmlState> {
  const scanner = createXmlScanner(handler)
  const decode = xmlDecoder()
  try {
    for await (const chunk of chunks) {
      signal.throwIfAborted()
      scanner.write(decode(chunk, false))
    }
    scanner.write(decode(Buffer.alloc(0), true))
    return scanner.end()
  } catch (error) {
    if (error instanceof XmlRefusal) throw refusal(part, error.message)
    throw error
  }
}

function refusal(part: string, reason: string): UnreadableFile {
  if (reason === 'too long') return tooLong(part)
  const what = reason === 'declares' ? 'declares entities of its own' : 'nests its elements without end'
  return new UnreadableFile(
    `The workbook ${what} (in its part ${part}), which none needs. It was refused; please save it anew and upload it again.`,
  )
}

export const tooLong = (place: string) =>
  new UnreadableFile(
    `A cell of the workbook holds more than ${fileLimits.cellCharacters.toLocaleString('en')} characters (in ${place}). Please shorten it.`,
  )
