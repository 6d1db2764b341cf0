import type { CompoundFile } from '../../containers/compound/compound-file.ts'
import { withPassword } from '../with-password.ts'
import { decryptAgile } from './decrypt-agile.ts'
import { decryptStandard } from './decrypt-standard.ts'

const sizeBytes = 8
const agileVersion = 0x0004_0004

/** The workbook inside an encrypted package, where the password that nobody types opens it. */
export function decryptPackage(container: CompoundFile): Buffer {
  const description = container.stream('EncryptionInfo') ?? Buffer.alloc(0)
  const encrypted = container.stream('EncryptedPackage') ?? Buffer.alloc(0)
  if (description.length < sizeBytes || encrypted.length < sizeBytes) throw withPassword()
  const size = Number(encrypted.readBigUInt64LE(0))
  const decrypt = description.readUInt32LE(0) === agileVersion ? decryptAgile : decryptStandard
  return decrypt(description, encrypted.subarray(sizeBytes)).subarray(0, size)
}
