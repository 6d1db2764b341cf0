import { createDecipheriv, createHash } from 'node:crypto'
import { withPassword } from '../with-password.ts'
import { blockNumber, passwordBytes } from './default-password.ts'

const segmentSize = 4_096
const mostSpins = 1_000_000
const purposes = {
  verifierInput: Buffer.from('fea7d2763b4b9e79', 'hex'),
  verifierHash: Buffer.from('d7aa0f6d3061344e', 'hex'),
  key: Buffer.from('146e0be7abacd0d6', 'hex'),
}

/** Office 2010 and later: described in XML, in segments with a start of their own. */
export function decryptAgile(description: Buffer, encrypted: Buffer): Buffer {
  const xml = description.toString('utf8', 8)
  const data = attributesOf(xml, 'keyData')
  const locked = attributesOf(xml, 'encryptedKey')
  const spun = spin(locked)
  const open = (purpose: Buffer, name: string) =>
    decipher(locked, fitted(digest(locked, spun, purpose), keyBytes(locked)), salt(locked)).update(
      bytes(locked, name),
    )
  const input = open(purposes.verifierInput, 'encryptedVerifierHashInput')
  const hash = open(purposes.verifierHash, 'encryptedVerifierHashValue')
  const expected = digest(locked, input.subarray(0, Number(locked.get('saltSize'))))
  if (!hash.subarray(0, expected.length).equals(expected)) throw withPassword()

  const key = open(purposes.key, 'encryptedKeyValue').subarray(0, keyBytes(data))
  const segments: Buffer[] = []
  for (let at = 0; at < encrypted.length; at += segmentSize) {
    const start = digest(data, salt(data), blockNumber(at / segmentSize))
    const segment = encrypted.subarray(at, at + segmentSize)
    segments.push(decipher(data, key, start).update(segment.subarray(0, segment.length & ~15)))
  }
  return Buffer.concat(segments)
}

type Attributes = ReadonlyMap<string, string>

function attributesOf(xml: string, element: string): Attributes {
  const [, text = ''] = new RegExp(`<(?:\\w+:)?${element}\\s([^>]*)>`).exec(xml) ?? []
  return new Map([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
}

const bytes = (attributes: Attributes, name: string) => Buffer.from(attributes.get(name) ?? '', 'base64')
const salt = (attributes: Attributes) => bytes(attributes, 'saltValue')
const keyBytes = (attributes: Attributes) => Number(attributes.get('keyBits')) / 8

function digest(attributes: Attributes, ...parts: readonly Buffer[]): Buffer {
  const name = (attributes.get('hashAlgorithm') ?? '').replace('-', '').toLowerCase()
  if (!['sha1', 'sha256', 'sha384', 'sha512'].includes(name)) throw withPassword()
  return parts.reduce((hash, part) => hash.update(part), createHash(name)).digest()
}

function spin(attributes: Attributes): Buffer {
  const spins = Number(attributes.get('spinCount'))
  if (!(spins <= mostSpins)) throw withPassword()
  let hash = digest(attributes, salt(attributes), passwordBytes)
  for (let count = 0; count < spins; count++) hash = digest(attributes, blockNumber(count), hash)
  return hash
}

/** Cut, or filled up, to a length. */
function fitted(hash: Buffer, length: number): Buffer {
  return hash.length >= length
    ? hash.subarray(0, length)
    : Buffer.concat([hash, Buffer.alloc(length - hash.length, 0x36)])
}

function decipher(attributes: Attributes, key: Buffer, start: Buffer) {
  const bits = key.length * 8
  const known =
    attributes.get('cipherAlgorithm') === 'AES' && attributes.get('cipherChaining') === 'ChainingModeCBC'
  if (!known || ![128, 192, 256].includes(bits)) throw withPassword()
  return createDecipheriv(`aes-${bits}-cbc`, key, fitted(start, 16)).setAutoPadding(false)
}
