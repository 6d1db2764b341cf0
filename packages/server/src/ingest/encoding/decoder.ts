import type { Encoding } from './encoding.ts'

/** Turns bytes into text piece by piece; the last piece is marked. */
export type Decoder = (bytes: Buffer, last: boolean) => string

export function createDecoder(encoding: Encoding): Decoder {
  // Node's own decoder reads windows-1252 as latin1, which has control characters where quotes and dashes should be.
  if (encoding === 'windows-1252')
    return (bytes) => bytes.toString('latin1').replace(/[\u0080-\u009f]/g, windowsCharacter)
  const decoder = new TextDecoder(encoding)
  return (bytes, last) => decoder.decode(bytes, { stream: !last })
}

const from0x80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function windowsCharacter(character: string): string {
  return from0x80[character.charCodeAt(0) - 0x80] ?? character
}
