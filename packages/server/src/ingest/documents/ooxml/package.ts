import { openArchive } from '../../containers/archive/open-archive.ts'
import { partKey } from '../../containers/archive/archive-entry.ts'
import { readXml, type XmlHandler } from '../../containers/xml/read-xml.ts'

/** An Office file as parts of XML that refer to each other. */
export interface OfficePackage {
  readonly names: readonly string[]
  has(name: string): boolean
  /** Reads a part; one that is missing or empty is nothing. */
  walk(name: string, handler: XmlHandler): Promise<void>
  bytes(name: string): AsyncIterable<Buffer>
  /** What was found damaged so far, in words. */
  damage(): readonly string[]
  close(): Promise<void>
}

export async function openZipPackage(file: string, signal: AbortSignal): Promise<OfficePackage> {
  const archive = await openArchive(file, signal)
  const malformed = new Set<string>()
  return {
    names: archive.names,
    has: archive.has,
    bytes: archive.read,
    async walk(name, handler) {
      if (!archive.has(name)) return
      const { damaged } = await readXml(archive.read(name), handler, signal)
      if (damaged) malformed.add(partKey(name))
    },
    damage: () => [
      ...(archive.recovered
        ? ['The list of the parts of the file is damaged; the parts that could be found were read.']
        : []),
      ...[...new Set([...[...archive.damaged].map(partKey), ...malformed])].map(
        (name) => `The part ${name} of the file is damaged; it was read as far as possible.`,
      ),
    ],
    close: archive.close,
  }
}
