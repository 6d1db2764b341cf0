import { zipOf } from './zip.contract.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  p: 'http://schemas.openxmlformats.org/presentationml/2006/main',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  c: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  dgm: 'http://schemas.openxmlformats.org/drawingml/2006/diagram',
  r: office,
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  v: 'urn:schemas-microsoft-com:vml',
}
export const declared = Object.entries(namespaces)
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(' ')

/** What a part refers to: an id, a kind and a target. */
export type Link = readonly [id: string, kind: string, target: string]

export const linksOf = (links: readonly Link[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

export const paragraph = (text: string, style?: string) =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

export const cell = (content: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`
export const wordRow = (texts: readonly string[]) =>
  `<w:tr>${texts.map((text) => cell(paragraph(text))).join('')}</w:tr>`
export const wordTable = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map(wordRow).join('')}</w:tbl>`

export interface WordParts {
  readonly links?: readonly Link[]
  readonly parts?: Readonly<Record<string, string | Buffer>>
}

export const wordXml = (body: string) =>
  `<?xml version="1.0"?><w:document ${declared}><w:body>${body}</w:body></w:document>`

/** A docx with this body. */
export function docxOf(body: string, { links = [], parts = {} }: WordParts = {}): Buffer {
  return zipOf({
    '_rels/.rels': linksOf([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': wordXml(body),
    'word/_rels/document.xml.rels': linksOf(links),
    ...parts,
  })
}

export interface SampleSlide {
  readonly shapes: string
  readonly show?: boolean
  readonly links?: readonly Link[]
}

export const shape = (lines: readonly string[], placeholder?: string) =>
  `<p:sp><p:nvSpPr><p:nvPr>${placeholder === undefined ? '' : `<p:ph type="${placeholder}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${lines
    .map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`

export const slideXml = (root: string, shapes: string, attributes = '') =>
  `<p:${root} ${declared} ${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${root}>`

/** A pptx with these slides; the order says in which they are shown, by their number in the file. */
export function pptxOf(
  slides: readonly SampleSlide[],
  order: readonly number[] = slides.map((_, index) => index + 1),
  parts: Readonly<Record<string, string | Buffer>> = {},
): Buffer {
  const listed = order.map((number) => `<p:sldId id="${255 + number}" r:id="rId${number}"/>`).join('')
  const ownParts = slides.flatMap(({ shapes, show = true, links = [] }, index) => [
    [`ppt/slides/slide${index + 1}.xml`, slideXml('sld', shapes, show ? '' : 'show="0"')] as const,
    [`ppt/slides/_rels/slide${index + 1}.xml.rels`, linksOf(links)] as const,
  ])
  return zipOf({
    '_rels/.rels': linksOf([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `<p:presentation ${declared}><p:sldIdLst>${listed}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': linksOf(
      slides.map((_, index) => [`rId${index + 1}`, 'slide', `slides/slide${index + 1}.xml`] as const),
    ),
    ...Object.fromEntries(ownParts),
    ...parts,
  })
}
