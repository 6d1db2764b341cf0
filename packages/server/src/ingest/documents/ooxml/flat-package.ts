import { createReadStream } from 'node:fs'
import { partKey } from '../../containers/archive/archive-entry.ts'
import { readXml, type XmlHandler } from '../../containers/xml/read-xml.ts'
import type { OfficePackage } from './package.ts'

/** A package whose parts stand one after another in one XML file. It has no parts when the file is something else. */
export async function openFlatPackage(file: string, signal: AbortSignal): Promise<OfficePackage> {
  const names: string[] = []
  let root = ''
  const read = (handler: XmlHandler) => readXml(createReadStream(file), handler, signal)
  const { damaged } = await read({
    open(name, attribute) {
      root ||= name
      if (root !== 'pkg:package') return 'skip'
      if (name !== 'pkg:part') return 'enter'
      names.push(partKey(attribute('name') ?? ''))
      return 'skip'
    },
    close() {},
    text() {},
  })
  return {
    names,
    has: (name) => names.includes(partKey(name)),
    async walk(name, handler) {
      await read(within(partKey(name), handler))
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
