import { openArchive, type Archive } from '../../containers/archive/open-archive.ts'
import { UnreadableFile } from '../../unreadable.ts'
import { sheetLimits } from '../sheet-limits.ts'
import { parseXml } from './parse-xml.ts'
import type { XmlHandler, XmlState } from './xml-scanner.ts'

/** The parts of a workbook, and which of them belong together. */
export interface Package {
  readonly archive: Archive
  /** Reads a part, or nothing where it is missing. */
  parse(part: string, handler: XmlHandler): Promise<XmlState>
  relations(part: string): Promise<readonly Relation[]>
}

export interface Relation {
  readonly id: string
  /** The last word of its type, such as worksheet or chartsheet. */
  readonly type: string
  readonly target: string
}

export async function openPackage(file: string, signal: AbortSignal): Promise<Package> {
  const archive = await openArchive(file, signal)
  const parse = async (part: string, handler: XmlHandler) =>
    archive.has(part)
      ? parseXml(part, archive.read(part), handler, signal)
      : { damaged: true, brokenOff: false }
  return {
    archive,
    parse,
    async relations(part) {
      const relations: Relation[] = []
      await parse(relationsOf(part), {
        open(name, attributes) {
          const { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode } = attributes
          if (name !== 'Relationship' || mode === 'External' || relations.length >= sheetLimits.entries)
            return
          relations.push({ id, type: type.split('/').at(-1) ?? '', target: resolve(part, target) })
        },
      })
      return relations
    },
  }
}

function relationsOf(part: string): string {
  const [folder, name] = divide(part)
  return `${folder}_rels/${name}.rels`
}

function divide(part: string): readonly [string, string] {
  const slash = part.lastIndexOf('/') + 1
  return [part.slice(0, slash), part.slice(slash)]
}

/** A target is named from the folder of the part that refers to it, or from the root. */
function resolve(part: string, target: string): string {
  const path = target.replaceAll('\\', '/')
  const [folder] = divide(part)
  const steps: string[] = []
  for (const step of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** The part that names the sheets. */
export async function findWorkbook({ archive, relations }: Package): Promise<string> {
  const main = (await relations('')).find((relation) => relation.type === 'officeDocument')
  const found = [main?.target, 'xl/workbook.xml'].find((part) => part !== undefined && archive.has(part))
  if (found !== undefined) return found
  const [kind] = foreign.find(([, part]) => archive.has(part)) ?? []
  throw new UnreadableFile(
    kind === undefined
      ? 'The file is an archive, but not of a workbook. Please save the workbook as xlsx and upload it again.'
      : `The file is named like a workbook but holds ${kind}. Please upload it under its own extension.`,
  )
}

const foreign: readonly (readonly [string, string])[] = [
  ['a text document', 'word/document.xml'],
  ['a presentation', 'ppt/presentation.xml'],
  ['an OpenDocument file', 'META-INF/manifest.xml'],
]
