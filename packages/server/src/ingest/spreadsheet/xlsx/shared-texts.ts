import { fileLimits } from '../../file-limits.ts'
import { createTexts, type Texts } from '../grid/texts.ts'
import { decodeEscapes } from './decode-escapes.ts'
import type { Package } from './package.ts'
import { tooLong } from './parse-xml.ts'

/** The texts that cells refer to by number. How an eastern text is pronounced is no part of it. */
export async function readSharedTexts(parts: Package, part: string | undefined): Promise<Texts> {
  const texts = createTexts()
  if (part === undefined) return texts
  let text = ''
  let inText = false
  let inPhonetics = false
  await parts.parse(part, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 't') inText = !inPhonetics
      else if (name === 'rPh') inPhonetics = true
    },
    text(piece) {
      if (!inText) return
      text += piece
      if (text.length > fileLimits.cellCharacters) throw tooLong(part)
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') inPhonetics = false
      else if (name === 'si') texts.add(decodeEscapes(text))
    },
  })
  return texts
}
