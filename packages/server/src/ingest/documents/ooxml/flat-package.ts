import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { partKey } from '../../containers/archive/archive-entry.ts'
import { readXml, type XmlHandler } from '../../containers/xml/read-xml.ts'
import { fileLimits } from '../../file-limits.ts'
import { UnreadableFile } from '../../unreadable.ts'
import type { OfficePackage } from './package.ts'

/** A package whose parts stand one after another in one XML file. It has no parts when the file is something else. */
export async function openFlatPackage(file: string, signal: AbortSignal): Promise<OfficePackage> {
  const names = new Set<string>()
  const { size } = await stat(file)
  let root = ''
  let readBytes = 0
  const read = (handler: XmlHandler) => {
    readBytes += size
    if (readBytes > fileLimits.unpackedBytes) throw tooManyParts()
    return readXml(createReadStream(file), handler, signal)
  }
  const { damaged } = await read({
    open(name, attribute) {
      root ||= name
      if (root !== 'pkg:package') return 'skip'
      if (name !== 'pkg:part') return 'enter'
      names.add(partKey(attribute('name') ?? ''))
      return 'skip'
    },
    close() {},
    text() {},
  })
  return {
    names: [...names],
    has: (name) => names.has(partKey(name)),
    async walk(name, handler) {
      if (names.has(partKey(name))) await read(within(partKey(name), handler))
    },
    async *bytes() {
      // Parts that are no XML are not read from a flat package.
    },
    damage: () => (damaged ? ['The XML of the file is damaged; it was read as far as possible.'] : []),
    close: async () => {},
  }
}

/** The handler sees only what is inside one part. */
function within(part: string, handler: XmlHandler): XmlHandler {
  let inside = 0
  return {
    open(name, attribute) {
      if (inside > 0) {
        const answer = handler.open(name, attribute)
        if (answer === 'enter') inside++
        return answer
      }
      if (name === 'pkg:xmlData') inside = 1
      return name === 'pkg:part' && partKey(attribute('name') ?? '') !== part ? 'skip' : 'enter'
    },
    close(name) {
      if (inside > 1) handler.close(name)
      if (inside > 0) inside--
    },
    text(text) {
      if (inside > 1) handler.text(text)
    },
  }
}

/** Each part is looked for in the whole file. */
const tooManyParts = () =>
  new UnreadableFile(
    'The file is one XML document of more parts than can be read. Please save it in the usual form of its program and upload it again.',
  )
