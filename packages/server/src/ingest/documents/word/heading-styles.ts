import type { OfficePackage } from '../ooxml/package.ts'
import type { XmlHandler } from '../../containers/xml/read-xml.ts'

/** What a paragraph's style says about its place in the document. */
export interface StyleMeaning {
  /** 0 is the title; undefined for running text. */
  readonly level?: number | undefined
  readonly caption?: boolean
  readonly item?: boolean
}

export type StyleMeanings = ReadonlyMap<string, StyleMeaning>

interface Style {
  readonly id: string
  name: string
  basedOn?: string
  outline?: number
}

const bodyText = 9
const mostBasedOn = 30

/** Gathers the styles of a document; those of 2003 stand in the document itself. */
export interface StyleGatherer extends XmlHandler {
  meanings(): StyleMeanings
}

export function gatherStyles(): StyleGatherer {
  const styles = new Map<string, Style>()
  let style: Style | undefined
  return {
    open(name, attribute) {
      if (name === 'w:style') {
        const id = attribute('styleId')
        if (id === undefined || (attribute('type') ?? 'paragraph') !== 'paragraph') return 'skip'
        style = { id, name: '' }
        styles.set(id, style)
      } else if (style !== undefined) {
        if (name === 'w:name') style.name = attribute('val') ?? ''
        else if (name === 'w:basedOn') style.basedOn = attribute('val') ?? ''
        else if (name === 'w:outlineLvl') style.outline = Number(attribute('val'))
      } else if (name === 'w:body' || name === 'w:docDefaults') return 'skip'
      return 'enter'
    },
    close(name) {
      if (name === 'w:style') style = undefined
    },
    text() {},
    meanings: () => new Map([...styles.values()].map((one) => [one.id, meaningOf(one, styles)])),
  }
}

export async function readStyles(pack: OfficePackage, part: string | undefined): Promise<StyleMeanings> {
  const gatherer = gatherStyles()
  if (part !== undefined) await pack.walk(part, gatherer)
  return gatherer.meanings()
}

function meaningOf(style: Style, styles: ReadonlyMap<string, Style>): StyleMeaning {
  const seen = new Set<Style>()
  for (
    let one: Style | undefined = style;
    one !== undefined && !seen.has(one) && seen.size < mostBasedOn;
    one = styles.get(one.basedOn ?? '')
  ) {
    seen.add(one)
    const level = levelByName(one.name) ?? levelByName(one.id)
    if (level !== undefined) return { level }
    if (one.outline !== undefined) return one.outline < bodyText ? { level: one.outline + 1 } : {}
    if (/^caption$/i.test(one.name)) return { caption: true }
    if (/^list (?:bullet|number)/i.test(one.name)) return { item: true }
  }
  return {}
}

/** The built-in styles keep their English names in every language. */
export function levelByName(name: string): number | undefined {
  if (/^title$/i.test(name)) return 0
  const level = /^heading\s*([1-9])$/i.exec(name)?.[1]
  return level === undefined ? undefined : Number(level)
}
