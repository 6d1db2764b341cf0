import { createDecipheriv, createHash } from 'node:crypto'
import { withPassword } from '../with-password.ts'
import { blockNumber, passwordBytes } from './default-password.ts'

const spins = 50_000
const saltSize = 16

/** Office 2007: AES without chaining. */
export function decryptStandard(description: Buffer, encrypted: Buffer): Buffer {
  const headerSize = description.length >= 12 ? description.readUInt32LE(8) : 0
  const verifierAt = 12 + headerSize
  if (headerSize < 20 || description.length < verifierAt + 4 + saltSize + 16 + 4 + 32) throw withPassword()
  const keyBits = description.readUInt32LE(12 + 16)
  if (![128, 192, 256].includes(keyBits)) throw withPassword()
  const salt = description.subarray(verifierAt + 4, verifierAt + 4 + saltSize)
  const key = derive(salt).subarray(0, keyBits / 8)
  const decrypt = (bytes: Buffer) =>
    createDecipheriv(`aes-${keyBits}-ecb`, key, null).setAutoPadding(false).update(bytes)
  const verifier = decrypt(description.subarray(verifierAt + 20, verifierAt + 36))
  const hash = decrypt(description.subarray(verifierAt + 40, verifierAt + 72))
  if (!sha1(verifier).equals(hash.subarray(0, 20))) throw withPassword()
  return decrypt(encrypted.subarray(0, encrypted.length & ~15))
}

const sha1 = (...parts: readonly Buffer[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest()

function derive(salt: Buffer): Buffer {
  let hash = sha1(salt, passwordBytes)
  for (let count = 0; count < spins; count++) hash = sha1(blockNumber(count), hash)
  const last = sha1(hash, blockNumber(0))
  const half = (fill: number) => {
    const block = Buffer.alloc(64, fill)
    last.forEach((byte, index) => (block[index] = byte ^ fill))
    return sha1(block)
  }
  return Buffer.concat([half(0x36), half(0x5c)])
}
