import { createDecoder } from './decoder.ts'

/** The names under which Windows' code pages are decoded. */
const labels: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  20866: 'koi8-r',
  65001: 'utf-8',
}

/** The code pages that fonts of a character set use. */
const ofCharacterSet: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  130: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
}

/** The code pages that texts in a language were written in before Unicode, by the language's primary number. */
const ofLanguage: Readonly<Record<number, number>> = {
  0x01: 1256,
  0x02: 1251,
  0x04: 936,
  0x05: 1250,
  0x08: 1253,
  0x0d: 1255,
  0x0e: 1250,
  0x11: 932,
  0x12: 949,
  0x15: 1250,
  0x18: 1250,
  0x19: 1251,
  0x1a: 1250,
  0x1b: 1250,
  0x1e: 874,
  0x1f: 1254,
  0x22: 1251,
  0x23: 1251,
  0x24: 1250,
  0x25: 1257,
  0x26: 1257,
  0x27: 1257,
  0x29: 1256,
  0x2a: 1258,
}

export const codePageOfCharacterSet = (set: number): number => ofCharacterSet[set] ?? 1252
export const codePageOfLanguage = (language: number): number =>
  language === 0x0404 || language === 0x0c04 ? 950 : (ofLanguage[language & 0x3ff] ?? 1252)

export function decodeCodePage(bytes: Buffer, codePage: number): string {
  const label = labels[codePage]
  return label === undefined
    ? createDecoder('windows-1252')(bytes, true)
    : new TextDecoder(label).decode(bytes)
}
