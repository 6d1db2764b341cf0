import type { Paragraph } from './paragraph.ts'
import type { AsideKind, WordReading } from './word-reading.ts'

type Attribute = (name: string) => string | undefined

/** What beginning an element means; those that are not named are entered and mean nothing. */
export const opening: Readonly<Record<string, (reading: WordReading, attribute: Attribute) => void>> = {
  'w:p': (reading) => reading.openParagraph(),
  'w:t': startText,
  'm:t': startText,
  'w:pPr': (reading) => {
    reading.inProperties = true
  },
  'w:pStyle': ({ paragraph }, attribute) => change(paragraph, { style: attribute('val') ?? '' }),
  'w:outlineLvl': ({ paragraph }, attribute) => change(paragraph, { outline: Number(attribute('val') ?? 9) }),
  'w:numPr': markItem,
  'w:listPr': markItem,
  'w:br': (reading, attribute) =>
    attribute('type') === 'page' ? reading.turnPage(true) : reading.write('\n'),
  'w:lastRenderedPageBreak': (reading) => {
    reading.renderedPages = true
    reading.turnPage(false)
  },
  // In a paragraph's properties, the same name stands for where a tab goes to.
  'w:tab': (reading) => (reading.inProperties ? undefined : reading.write('\t')),
  'w:ptab': (reading) => reading.write('\t'),
  'w:cr': (reading) => reading.write('\n'),
  'w:noBreakHyphen': (reading) => reading.write('-'),
  'w:sym': (reading, attribute) => reading.write(symbol(attribute('char'))),
  'w:fldChar': ({ paragraph }, attribute) => turnField(paragraph, attribute('fldCharType')),
  'w:tbl': (reading) => reading.openFrame('w:tbl', { table: true }),
  'w:tr': ({ grid }) => grid?.openRow(),
  'w:tblHeader': ({ grid }, attribute) => (isOff(attribute('val')) ? undefined : grid?.markHeader()),
  'w:gridBefore': ({ grid }, attribute) => grid?.leaveFree(Number(attribute('val')) || 0),
  'w:tc': (reading) => {
    reading.grid?.openCell()
    reading.openFrame('w:tc')
  },
  'w:gridSpan': ({ grid }, attribute) => grid?.span(Number(attribute('val')) || 1),
  'w:vMerge': continueCell,
  'w:vmerge': continueCell,
  'w:txbxContent': (reading) => reading.openFrame('w:txbxContent'),
  'v:textpath': (reading, attribute) =>
    reading.anchor([{ kind: 'paragraph', text: attribute('string') ?? '' }]),
  'a:blip': missPicture,
  'v:imagedata': missPicture,
  'o:OLEObject': ({ context }, attribute) => context.unread('embedded object', attribute('ProgID')),
  'c:chart': showLinked('r:id'),
  'cx:chart': showLinked('r:id'),
  'w:altChunk': showLinked('r:id'),
  'dgm:relIds': showLinked('r:dm'),
}

export const closing: Readonly<Record<string, (reading: WordReading) => void>> = {
  'w:p': (reading) => reading.endParagraph(),
  'w:t': endText,
  'm:t': endText,
  'w:pPr': (reading) => {
    reading.inProperties = false
  },
  'w:tc': (reading) => {
    const blocks = reading.closeFrame('w:tc')?.blocks ?? []
    reading.grid?.closeCell(blocks)
  },
  'w:tbl': (reading) => {
    const frame = reading.closeFrame('w:tbl')
    // What stands between the cells of a damaged table is text beside it.
    frame?.blocks?.forEach((block) => reading.emit(block))
    if (frame?.grid !== undefined) reading.emit({ kind: 'table', grid: frame.grid.finish() })
  },
  'w:txbxContent': (reading) => reading.anchor(reading.closeFrame('w:txbxContent')?.blocks ?? []),
  'w:body': (reading) => {
    while (reading.paragraph !== undefined) reading.endParagraph()
  },
}

export const asides: Readonly<Record<string, AsideKind>> = {
  'w:footnote': 'footnote',
  'w:endnote': 'footnote',
  'w:comment': 'comment',
  'w:hdr': 'header',
  'w:ftr': 'header',
}

/** What was deleted, how things look, and what is no text. */
export const skipped: ReadonlySet<string> = new Set(
  `w:rPr w:pPrChange w:sectPrChange w:tblPrChange w:trPrChange w:tcPrChange w:del w:moveFrom w:delText w:instrText
  w:delInstrText w:sdtPr w:rt w:binData w:docPr w:styles w:fonts w:lists w:fldData w:ffData w:annotationRef w:divs
  w:latentStyles w:docOleData w:docSuppData o:DocumentProperties w:tblPr w:tblGrid`.split(/\s+/),
)

function startText(reading: WordReading): void {
  reading.inText = true
}

function endText(reading: WordReading): void {
  reading.inText = false
}

function change(paragraph: Paragraph | undefined, values: Partial<Paragraph>): void {
  if (paragraph !== undefined) Object.assign(paragraph, values)
}

function markItem({ paragraph }: WordReading): void {
  change(paragraph, { item: true })
}

function continueCell({ grid }: WordReading, attribute: Attribute): void {
  if (attribute('val') !== 'restart') grid?.continueAbove()
}

function missPicture(reading: WordReading): void {
  reading.context.unread('picture')
  reading.saw()
}

function showLinked(id: string) {
  return (reading: WordReading, attribute: Attribute) =>
    reading.anchor(reading.context.linked.get(attribute(id) ?? '') ?? [])
}

function turnField(paragraph: Paragraph | undefined, to: string | undefined): void {
  if (to === 'begin') paragraph?.fields.begin()
  else if (to === 'separate') paragraph?.fields.separate()
  else if (to === 'end') paragraph?.fields.end()
}

function symbol(code: string | undefined): string {
  const number = parseInt(code ?? '', 16)
  return number > 0x1f && number < 0x10000 ? String.fromCharCode(number) : ''
}

const isOff = (value: string | undefined) => value !== undefined && /^(?:0|false|off)$/i.test(value)
