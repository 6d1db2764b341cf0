import {
  declared,
  linksOf,
  slideXml,
  wordXml,
} from '../../../packages/server/src/ingest/documents/samples/office.contract.ts'
import { archiveOf, deflated, type ArchivePart } from './archive-file.ts'

const sheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A workbook with these parts as its sheets, and others beside them. */
export function xlsxOf(sheets: readonly ArchivePart[], more: readonly ArchivePart[] = []): Buffer {
  const listed = sheets.map((_, at) => `<sheet name="S${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const links = sheets.map(({ name }, at) => [`rId${at + 1}`, 'worksheet', `/${name}`] as const)
  return archiveOf([
    deflated('_rels/.rels', linksOf([['rId1', 'officeDocument', 'xl/workbook.xml']])),
    deflated(
      'xl/workbook.xml',
      `<workbook xmlns="${sheetNamespace}" ${declared}><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    deflated(
      'xl/_rels/workbook.xml.rels',
      linksOf([...links, ['texts', 'sharedStrings', 'sharedStrings.xml']]),
    ),
    ...new Map(sheets.map((sheet) => [sheet.name, sheet])).values(),
    ...more,
  ])
}

export const sheetStart = `<?xml version="1.0"?><worksheet xmlns="${sheetNamespace}">`
export const sheetXml = (content: string) => `${sheetStart}${content}</worksheet>`
export const firstSheet = 'xl/worksheets/sheet1.xml'
export const workbookOf = (content: string) => xlsxOf([deflated(firstSheet, sheetXml(content))])
export const textCell = (text: string, at: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

const asDocument = (part: ArchivePart) =>
  archiveOf([deflated('_rels/.rels', linksOf([['rId1', 'officeDocument', part.name]])), part])

export const mainPart = 'word/document.xml'
export const docxOf = (part: ArchivePart) => asDocument(part)
export const docxWith = (body: string) => docxOf(deflated(mainPart, wordXml(body)))

export const pptxWith = (shapes: string) =>
  archiveOf([
    deflated('_rels/.rels', linksOf([['rId1', 'officeDocument', 'ppt/presentation.xml']])),
    deflated(
      'ppt/presentation.xml',
      `<p:presentation ${declared}><p:sldIdLst><p:sldId r:id="rId1"/></p:sldIdLst></p:presentation>`,
    ),
    deflated('ppt/_rels/presentation.xml.rels', linksOf([['rId1', 'slide', 'slides/slide1.xml']])),
    deflated('ppt/slides/slide1.xml', slideXml('sld', shapes)),
  ])
