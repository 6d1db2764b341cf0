import type { Block } from '../block.ts'
import type { PdfPage } from './open-pdf.ts'

export interface PageAnnotations {
  /** What was filled into forms. */
  readonly fields: readonly Block[]
  readonly comments: readonly Block[]
}

/** What was typed into a page's form, and the notes that were put on it. */
export async function readAnnotations(page: PdfPage): Promise<PageAnnotations> {
  const fields: Block[] = []
  const comments: Block[] = []
  for (const annotation of await page.getAnnotations()) {
    if (typeof annotation !== 'object' || annotation === null) continue
    const { fieldType, fieldName, fieldValue, contentsObj } = annotation as Readonly<Record<string, unknown>>
    const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue
    if ((fieldType === 'Tx' || fieldType === 'Ch') && typeof value === 'string' && value.trim() !== '') {
      fields.push({ kind: 'paragraph', text: `${String(fieldName ?? '')}: ${value}`.replace(/^: /, '') })
    } else if (fieldType === undefined && typeof contentsObj === 'object' && contentsObj !== null) {
      const text = 'str' in contentsObj ? contentsObj.str : undefined
      if (typeof text === 'string' && text.trim() !== '') comments.push({ kind: 'paragraph', text })
    }
  }
  return { fields, comments }
}
