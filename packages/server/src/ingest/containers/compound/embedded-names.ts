import { decodeCodePage } from '../../encoding/code-page.ts'
import type { CompoundFile } from './compound-file.ts'

/** A name is at the beginning of a stream. */
const longestName = 260
const headSize = 1_024
const mostObjects = 10_000
const pool = /^objectpool\/([^/]+)\/(.+)$/
const kinds: ReadonlyMap<string, string> = new Map([
  ['worddocument', 'Document'],
  ['workbook', 'Workbook'],
  ['book', 'Workbook'],
  ['powerpoint document', 'Presentation'],
])

/** What the objects in a document are called: the file that was put in, else what kind of object it is. */
export function embeddedNames(file: CompoundFile): readonly string[] {
  const objects = new Map<string, string>()
  for (const path of file.names) {
    const [, object, stream] = pool.exec(path) ?? []
    if (object === undefined || stream === undefined) continue
    if (objects.size >= mostObjects) break
    const bytes = () => file.stream(path, headSize) ?? Buffer.alloc(0)
    const name =
      stream === '\u0001ole10native'
        ? packedName(bytes())
        : stream === '\u0001compobj'
          ? kindName(bytes())
          : (kinds.get(stream) ?? '')
    // The name of a file says more than that it is a package.
    if (stream === '\u0001ole10native' || (objects.get(object) ?? '') === '') objects.set(object, name)
  }
  return [...objects.values()]
}

/** A packed file begins with its size, a mark, and its name. */
function packedName(bytes: Buffer): string {
  const end = bytes.indexOf(0, 6)
  return end < 0 ? '' : decodeCodePage(bytes.subarray(6, Math.min(end, 6 + longestName)), 1252)
}

function kindName(bytes: Buffer): string {
  if (bytes.length < 32) return ''
  const length = bytes.readUInt32LE(28)
  return length > 1 && length < 200 ? decodeCodePage(bytes.subarray(32, 32 + length - 1), 1252) : ''
}
