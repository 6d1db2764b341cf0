import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate for a name that only tests trust, made anew each time. */
export function selfSigned(host: string): { readonly key: string; readonly certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(host)))))
  const validity = sequence(
    der(0x18, Buffer.from('20000101000000Z')),
    der(0x18, Buffer.from('21000101000000Z')),
  )
  const alternative = der(0x04, sequence(der(0x82, Buffer.from(host))))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAlternativeName, alternative))),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]))
  const bytes = sequence(body, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${bytes}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, Buffer.concat(parts))
const identifier = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const commonName = identifier('550403')
const subjectAlternativeName = identifier('551d11')
const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
