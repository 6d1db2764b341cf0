/** A workbook whose structure alone is protected is encrypted with this, and every program opens it without asking. */
export const defaultPassword = 'VelvetSweatshop'

export const passwordBytes = Buffer.from(defaultPassword, 'utf16le')

export function blockNumber(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}
