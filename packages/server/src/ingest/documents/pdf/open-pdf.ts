import { readFile, stat } from 'node:fs/promises'
import { fileLimits } from '../../file-limits.ts'
import { UnreadableFile } from '../../unreadable.ts'
import { tooManyPages } from '../text-parts.ts'
import { CharacterMaps } from './character-maps.ts'
import { refuseOverpacked } from './overpacked.ts'

/** What we use of a PDF as the library opens it. */
export interface Pdf {
  readonly numPages: number
  getPage(number: number): Promise<PdfPage>
  getAttachments(): Promise<unknown>
  destroy(): Promise<void>
}

export interface PdfPage {
  getViewport(options: { scale: number }): { readonly transform: readonly number[]; readonly width: number }
  streamTextContent(): { getReader(): PdfTextReader }
  getOperatorList(): Promise<{ readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }>
  getAnnotations(): Promise<readonly unknown[]>
  cleanup(): unknown
}

export interface PdfTextReader {
  read(): Promise<{
    readonly done: boolean
    readonly value?: { readonly items: readonly (PdfItem | object)[] }
  }>
  cancel(reason: Error): Promise<unknown>
}

export interface PdfItem {
  readonly str: string
  readonly dir: string
  readonly transform: readonly number[]
  readonly width: number
}

export interface OpenedPdf {
  readonly pdf: Pdf
  /** Whether the file holds pictures, which we do not look into. */
  readonly hasPictures: boolean
}

const mostBytes = 512 * 2 ** 20
const pictureMark = /\/Subtype\s*\/Image\b/

export async function openPdf(file: string): Promise<OpenedPdf> {
  if ((await stat(file)).size > mostBytes) {
    throw new UnreadableFile(
      `The PDF is larger than ${mostBytes / 2 ** 20} MB. Please split it into smaller files.`,
    )
  }
  const bytes = await readFile(file)
  const hasPictures = findPicture(bytes)
  refuseOverpacked(bytes)
  lendTransfer()
  const { getDocumentProxy } = await import('unpdf')
  let pdf: Pdf
  try {
    pdf = await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), {
      verbosity: 0,
      // Pictures are neither shown nor read: none is unpacked.
      maxImageSize: 1,
      isOffscreenCanvasSupported: false,
      useWorkerFetch: false,
      BinaryDataFactory: CharacterMaps,
      cMapUrl: 'made-here/',
      cMapPacked: false,
    })
  } catch (error) {
    throw refusal(error)
  }
  if (pdf.numPages > fileLimits.pages) {
    await pdf.destroy()
    throw tooManyPages()
  }
  return { pdf, hasPictures }
}

function findPicture(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('/Subtype'); at >= 0; at = bytes.indexOf('/Subtype', at + 8)) {
    if (pictureMark.test(bytes.toString('latin1', at, at + 24))) return true
  }
  return false
}

function refusal(error: unknown): UnreadableFile {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException')
    return new UnreadableFile(
      'The PDF is protected by a password. Please save it without one and upload it again.',
    )
  return new UnreadableFile(
    'The file is no PDF, or it is damaged so that no page can be found. Please save it anew and upload it again.',
    { cause: error },
  )
}

/** The library needs a method of newer engines than the oldest we run on. */
function lendTransfer(): void {
  const prototype = ArrayBuffer.prototype as { transferToFixedLength?: (length?: number) => ArrayBuffer }
  prototype.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
    const copy = new Uint8Array(length)
    copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
    return copy.buffer
  }
}
