import { escapeXml } from './escape-xml.ts'
import { stylesXml } from './styles.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Where the sheet of a place lies, from 0. */
export const sheetPath = (place: number): string => `xl/worksheets/sheet${place + 1}.xml`

/** All that a workbook has beside its sheets. */
export function workbookParts(
  names: readonly string[],
): readonly { readonly name: string; readonly xml: string }[] {
  const sheets = names.map(
    (name, place) => `<sheet name="${escapeXml(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  )
  const related = names.map(
    (_, place) =>
      `<Relationship Id="rId${place + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  )
  const overrides = names.map(
    (_, place) => `<Override PartName="/${sheetPath(place)}" ContentType="${spreadsheet}.worksheet+xml"/>`,
  )
  return [
    {
      name: 'xl/workbook.xml',
      xml: `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${sheets.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      xml: `<Relationships xmlns="${packageRelationships}">${related.join('')}<Relationship Id="rId${names.length + 1}" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', xml: stylesXml },
    {
      name: '_rels/.rels',
      xml: `<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: '[Content_Types].xml',
      xml: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${overrides.join('')}</Types>`,
    },
  ].map(({ name, xml }) => ({ name, xml: declaration + xml }))
}

export const sheetHead = (pane: 'frozen header' | 'none', widths: readonly number[] = []): string => {
  const view =
    pane === 'none'
      ? ''
      : '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const columns = widths.map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  )
  return `${declaration}<worksheet xmlns="${main}">${view}${columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`}<sheetData>`
}

export const sheetFoot = '</sheetData></worksheet>'
