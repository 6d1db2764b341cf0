import { createHash } from 'node:crypto'
import { withPassword } from '../with-password.ts'
import { recordIds } from '../xls/records.ts'
import { blockNumber, passwordBytes } from './default-password.ts'
import { rc4 } from './rc4.ts'

const blockSize = 1_024
/** Records that stay as they are, so that a program can see that the rest is encrypted. */
const open: ReadonlySet<number> = new Set([
  recordIds.beginOfStream,
  recordIds.password,
  0xe1,
  0x138,
  0x194,
  0x195,
  0x196,
])

/** The records of a binary workbook that the password nobody types opens; unchanged where there is none. */
export function decryptRecords(stream: Uint8Array): Uint8Array {
  const found = findPassword(Buffer.from(stream.buffer, stream.byteOffset, stream.byteLength))
  if (found === undefined) return stream
  const bytes = Buffer.from(stream)
  const keyOf = deriveKeys(found)
  let block = -1
  let pad: Buffer = Buffer.alloc(0)
  for (let at = 0; at + 4 <= bytes.length;) {
    const id = bytes.readUInt16LE(at)
    const end = Math.min(at + 4 + bytes.readUInt16LE(at + 2), bytes.length)
    // Where a sheet's records begin stays readable, too.
    const start = at + 4 + (id === recordIds.sheet ? 4 : 0)
    for (let place = open.has(id) ? end : start; place < end; place++) {
      const number = Math.floor(place / blockSize)
      if (number !== block) {
        block = number
        pad = rc4(keyOf(number), blockSize)
      }
      bytes[place] = (bytes[place] ?? 0) ^ (pad[place % blockSize] ?? 0)
    }
    if (id === recordIds.password) bytes.writeUInt16LE(0xffff, at)
    at = end
  }
  return bytes
}

function findPassword(bytes: Buffer): Buffer | undefined {
  for (let at = 0; at + 4 <= bytes.length; at += 4 + bytes.readUInt16LE(at + 2)) {
    const id = bytes.readUInt16LE(at)
    if (id === recordIds.endOfStream) return undefined
    if (id === recordIds.password) return bytes.subarray(at + 4, at + 4 + bytes.readUInt16LE(at + 2))
  }
  return undefined
}

type Keys = (block: number) => Buffer

function deriveKeys(password: Buffer): Keys {
  const isRc4 = password.length >= 54 && password.readUInt16LE(0) === 1
  if (!isRc4) throw withPassword()
  return password.readUInt16LE(2) === 1 ? firstKind(password) : secondKind(password)
}

/** Excel 97 and 2000: MD5, five bytes of key. */
function firstKind(password: Buffer): Keys {
  const [salt, verifier, hash] = [
    password.subarray(6, 22),
    password.subarray(22, 38),
    password.subarray(38, 54),
  ]
  const short = md5(passwordBytes).subarray(0, 5)
  const base = md5(...Array.from({ length: 16 }, () => [short, salt]).flat()).subarray(0, 5)
  const keyOf: Keys = (block) => md5(base, blockNumber(block))
  return verified(keyOf, verifier, hash, md5)
}

/** Excel 2002 and 2003: SHA-1, as many bytes as it says. */
function secondKind(password: Buffer): Keys {
  const headerSize = password.readUInt32LE(10)
  const verifierAt = 14 + headerSize
  if (headerSize < 20 || password.length < verifierAt + 60) throw withPassword()
  const keyBytes = (password.readUInt32LE(14 + 16) || 40) / 8
  if (![5, 7, 8, 16].includes(keyBytes)) throw withPassword()
  const salt = password.subarray(verifierAt + 4, verifierAt + 20)
  const base = sha1(salt, passwordBytes)
  const keyOf: Keys = (block) => {
    const key = sha1(base, blockNumber(block)).subarray(0, keyBytes)
    return keyBytes === 5 ? Buffer.concat([key, Buffer.alloc(11)]) : key
  }
  const verifier = password.subarray(verifierAt + 20, verifierAt + 36)
  return verified(keyOf, verifier, password.subarray(verifierAt + 40, verifierAt + 60), sha1)
}

function verified(keyOf: Keys, verifier: Buffer, hash: Buffer, digest: typeof md5): Keys {
  const both = Buffer.concat([verifier, hash])
  const pad = rc4(keyOf(0), both.length)
  const plain = both.map((byte, index) => byte ^ (pad[index] ?? 0))
  const expected = digest(Buffer.from(plain.subarray(0, verifier.length)))
  if (!expected.equals(plain.subarray(verifier.length))) throw withPassword()
  return keyOf
}

const hashed = (name: string, parts: readonly Buffer[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash(name)).digest()
const md5 = (...parts: readonly Buffer[]) => hashed('md5', parts)
const sha1 = (...parts: readonly Buffer[]) => hashed('sha1', parts)
