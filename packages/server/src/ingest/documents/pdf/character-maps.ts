import { TextDecoder } from 'node:util'

/**
 * Fonts that are not in the file name a published table of how their codes become glyphs, and another of how those
 * become characters. Where the codes are those of an encoding that we can decode, both tables are made here, with the
 * character's own number in the place of the glyph's.
 */
const unicode = /^Uni\w+-(?:UCS2|UTF16)-/
const toCharacters = /^Adobe-(?:GB1|CNS1|Japan1|Korea1)-UCS2$/

const encodings: readonly { readonly names: RegExp; readonly label: string; readonly plainBytes: string }[] =
  [
    { names: /^GB(?:K|Kp|K2K|pc|T)?(?:-EUC)?-[HV]$/, label: 'gb18030', plainBytes: '<00> <80>' },
    { names: /-B5-[HV]$/, label: 'big5', plainBytes: '<00> <80>' },
    { names: /RKSJ-[HV]$/, label: 'shift_jis', plainBytes: '<00> <80>\n<a0> <df>' },
    { names: /^EUC-[HV]$/, label: 'euc-jp', plainBytes: '<00> <80>' },
    { names: /^KSC.*-(?:UHC|EUC)(?:-HW)?-[HV]$/, label: 'euc-kr', plainBytes: '<00> <80>' },
  ]

/** What the library asks for tables; it makes one of these for each document. */
export class CharacterMaps {
  fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
    const map = kind === 'cMapUrl' ? characterMap(filename) : undefined
    return map === undefined
      ? Promise.reject(new Error(`There is no ${filename}.`))
      : Promise.resolve(new TextEncoder().encode(map))
  }
}

export function characterMap(name: string): string | undefined {
  if (toCharacters.test(name))
    return inFrame(name, '<0000> <ffff>', `1 beginbfrange\n<0000> <ffff> <0000>\nendbfrange`)
  if (unicode.test(name))
    return inFrame(name, '<0000> <ffff>', `1 begincidrange\n<0000> <ffff> 0\nendcidrange`)
  const found = encodings.find(({ names }) => names.test(name))
  return found && inFrame(name, `${found.plainBytes}\n<8100> <fefe>`, cidCharacters(found.label))
}

function inFrame(name: string, codes: string, map: string): string {
  const count = codes.split('\n').length
  return `begincmap\n/CMapName /${name} def\n/WMode ${name.endsWith('V') ? 1 : 0} def\n${count} begincodespacerange\n${codes}\nendcodespacerange\n${map}\nendcmap\n`
}

function cidCharacters(label: string): string {
  const decoder = new TextDecoder(label)
  const lines: string[] = []
  const add = (bytes: readonly number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes))
    const code = character.codePointAt(0) ?? 0xfffd
    if (character.length === 1 && code !== 0xfffd)
      lines.push(`<${Buffer.from(bytes).toString('hex')}> ${code}`)
  }
  for (let byte = 0x20; byte <= 0xdf; byte++) add([byte])
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) add([lead, trail])
  return `${lines.length} begincidchar\n${lines.join('\n')}\nendcidchar`
}
