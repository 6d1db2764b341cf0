/** A part of a multipart/form-data body, written by hand so that a test may write it badly. */
export interface FormPart {
  readonly name: string
  readonly value: string | Uint8Array
  readonly filename?: string
  /** In place of the disposition made from name and filename. */
  readonly disposition?: string
  readonly type?: string
}

export const boundary = 'auger-acceptance-boundary'
export const formType = `multipart/form-data; boundary=${boundary}`

export function formBody(
  parts: readonly FormPart[],
  options: { readonly unfinished?: boolean } = {},
): Buffer {
  const pieces: Uint8Array[] = []
  const line = (text: string) => pieces.push(Buffer.from(`${text}\r\n`))
  for (const part of parts) {
    const filename = part.filename === undefined ? '' : `; filename="${part.filename}"`
    line(`--${boundary}`)
    line(`Content-Disposition: ${part.disposition ?? `form-data; name="${part.name}"${filename}`}`)
    if (part.type !== undefined) line(`Content-Type: ${part.type}`)
    line('')
    pieces.push(typeof part.value === 'string' ? Buffer.from(part.value) : part.value)
    line('')
  }
  if (options.unfinished !== true) line(`--${boundary}--`)
  return Buffer.concat(pieces)
}
