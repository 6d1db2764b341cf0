import type { Encoding } from '../encoding.ts'
import * as alphabets from './alphabets.ts'
import * as characters from './common-characters.ts'
import { alphabetModel, characterModel, charactersOf, type Model } from './model.ts'

/** An encoding that a text may be in, what it is used for, and how much one would bet on it, as a logarithm. */
export interface Charset {
  readonly encoding: Encoding
  readonly models: readonly Model[]
  readonly prior: number
}

const [common, rare, oldest] = [-0.7, -1.5, -2.5]

export function createCharsets(): readonly Charset[] {
  const of = (encoding: Encoding, prior: number, models: readonly Model[]): Charset => ({
    encoding,
    models,
    prior,
  })
  const [western, central, cyrillic, russian] = [
    alphabets.western.map(alphabetModel),
    alphabets.central.map(alphabetModel),
    alphabets.cyrillic.map(alphabetModel),
    alphabets.russianOnly.map(alphabetModel),
  ]
  const [greek, hebrew, arabic] = [
    alphabets.greek.map(alphabetModel),
    alphabets.hebrew.map(alphabetModel),
    alphabets.arabic.map(alphabetModel),
  ]
  const simplified = characterModel(characters.simplified, charactersOf('gb18030', 0xb0, 0xd7))
  const traditional = characterModel(characters.traditional, charactersOf('big5', 0xa4, 0xc6))
  const japanese = characterModel(characters.japanese, charactersOf('euc-jp', 0xb0, 0xcf), true)
  const korean = characterModel(characters.korean, charactersOf('euc-kr', 0xb0, 0xc8))
  return [
    of('windows-1252', 0, western),
    of('windows-1250', common, central),
    of('windows-1251', common, cyrillic),
    of('windows-1254', common, alphabets.turkish.map(alphabetModel)),
    of('gb18030', common, [simplified]),
    of('big5', common, [traditional]),
    of('shift_jis', common, [japanese]),
    of('euc-jp', rare, [japanese]),
    of('euc-kr', common, [korean]),
    of('windows-1253', rare, greek),
    of('windows-1255', rare, hebrew),
    of('windows-1256', rare, arabic),
    of('windows-1257', rare, alphabets.baltic.map(alphabetModel)),
    of('windows-1258', rare, alphabets.vietnamese.map(alphabetModel)),
    of('windows-874', rare, alphabets.thai.map(alphabetModel)),
    of('iso-8859-2', rare, central),
    of('iso-8859-15', oldest, western),
    of('iso-8859-5', rare, russian),
    of('iso-8859-6', oldest, arabic),
    of('iso-8859-7', oldest, greek),
    of('koi8-r', rare, russian),
    of('koi8-u', oldest, cyrillic),
    of('ibm866', rare, russian),
    of('macintosh', oldest, western),
    of('x-mac-cyrillic', oldest, russian),
  ]
}
