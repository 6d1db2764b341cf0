import type { FileExtension } from '@auger/contract'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FetchOptions } from './fetch-options.ts'
import { AddressRefused } from '../../network/address-refused.ts'
import { tooLarge } from './too-large.ts'

export interface CheckedAnswer {
  /** Of the file in bytes; undefined where the answer does not tell. */
  readonly size: number | undefined
  readonly encoding: 'identity' | 'gzip'
}

/** Whether an answer is the file, as far as its headers tell. */
export function checkAnswer(
  { statusCode = 0, headers }: IncomingMessage,
  { extension, maxBytes }: Pick<FetchOptions, 'extension' | 'maxBytes'>,
): CheckedAnswer {
  if (statusCode !== 200 && statusCode !== 203) throw refusedStatus(statusCode)
  if (isWebPage(headers, extension))
    throw new AddressRefused(
      'the address answers with a web page, not with a file; give the download address',
    )
  const encoding = encodingOf(headers)
  const announced = headers['content-length']
  const length = announced === undefined ? undefined : Number(announced)
  if (length === 0) throw new AddressRefused('the file is empty')
  if (length !== undefined && length > maxBytes) throw tooLarge(maxBytes)
  return { size: encoding === 'gzip' ? undefined : length, encoding }
}

const transientStatuses: ReadonlySet<number> = new Set([408, 425, 429])

function refusedStatus(status: number): AddressRefused {
  const transient = status >= 500 || transientStatuses.has(status)
  return new AddressRefused(`the address answers ${status}${meaning(status)}`, { transient })
}

function meaning(status: number): string {
  if (status === 401 || status === 403 || status === 407) return ': the file is not open to everyone'
  if (status === 404 || status === 410) return ': there is no such file'
  if (status === 429) return ': it was asked too often'
  if (status >= 500) return ': its server is in trouble'
  return ''
}

const readAsText: ReadonlySet<FileExtension> = new Set(['md', 'mdx', 'txt'])

/**
 * A page in place of data is nearly always a login, a preview or an error. It is taken where text is wanted, which a
 * page may well be, and where the server calls it a download: programs that write CSV often keep their default type.
 */
function isWebPage(headers: IncomingHttpHeaders, extension: FileExtension): boolean {
  const isPage = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '')
  const isDownload = /^\s*attachment\b/i.test(headers['content-disposition'] ?? '')
  return isPage && !isDownload && !readAsText.has(extension)
}

/** Nothing but the plain file was asked for, yet some servers keep their files compressed and send no other form. */
function encodingOf(headers: IncomingHttpHeaders): CheckedAnswer['encoding'] {
  const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return 'identity'
  if (encoding === 'gzip' || encoding === 'x-gzip') return 'gzip'
  throw new AddressRefused('the address sends the file in a compression that was not asked for')
}
