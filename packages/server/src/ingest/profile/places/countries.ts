import { readFileSync } from 'node:fs'
import { languages } from '@auger/contract'
import { fold } from '../../../domain/table.ts'

const threeLetters =
  'AFG ALB DZA AGO ARG ARM AUS AUT AZE BGD BLR BEL BEN BOL BIH BWA BRA BGR BFA KHM CMR CAN TCD CHL CHN COL COG COD CRI CIV HRV CUB CYP CZE DNK DOM ECU EGY SLV EST ETH FIN FRA GAB GEO DEU GHA GRC GTM GIN HTI HND HKG HUN ISL IND IDN IRN IRQ IRL ISR ITA JAM JPN JOR KAZ KEN PRK KOR KWT KGZ LAO LVA LBN LBR LBY LTU LUX MDG MWI MYS MLI MLT MRT MUS MEX MDA MNG MNE MAR MOZ MMR NAM NPL NLD NZL NIC NER NGA MKD NOR OMN PAK PAN PNG PRY PER PHL POL PRT QAT ROU RUS RWA SAU SEN SRB SLE SGP SVK SVN SOM ZAF SSD ESP LKA SDN SWE CHE SYR TWN TJK TZA THA TGO TUN TUR TKM UGA UKR ARE GBR USA URY UZB VEN VNM YEM ZMB ZWE'
/** Names that people use beside those of the standard. */
const common =
  'usa|us|uk|u.s.|u.k.|u.s.a.|england|scotland|wales|great britain|russia|south korea|north korea|czech republic|ivory coast|vietnam|holland|turkey|burma|macedonia|cape verde|swaziland|korea|iran|syria|bolivia|venezuela|tanzania|moldova|laos|hong kong|taiwan|palestine|vatican|republic of korea|russian federation|viet nam|united states of america|republic of ireland|soviet union|yugoslavia|czechoslovakia|east germany|west germany'

/** Two letters that stand for no country. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO'])

interface Countries<Texts> {
  readonly names: Texts
  readonly codes: Texts
}

/** The build writes them down, as the data of this version of Node has them: to ask for all names takes a tenth of a second. */
const written = new URL('./countries.json', import.meta.url)
const data = process.versions['icu']

let known: Countries<ReadonlySet<string>> | undefined

function countries(): Countries<ReadonlySet<string>> {
  if (known !== undefined) return known
  const { names, codes } = readCountries() ?? namedCountries()
  known = { names: new Set(names), codes: new Set(codes) }
  return known
}

export const writtenCountries = (): string => JSON.stringify({ data, ...namedCountries() })

/** Undefined where they were not written, or from other data. */
function readCountries(): Countries<readonly string[]> | undefined {
  try {
    const read = JSON.parse(readFileSync(written, 'utf8')) as Countries<readonly string[]> & { data: string }
    return read.data === data ? read : undefined
  } catch {
    return undefined
  }
}

/** The countries of the standard by their names in our languages and by their codes. */
function namedCountries(): Countries<readonly string[]> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const inLanguage = (language: string) =>
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const english = inLanguage('en')
  const real = codes.filter((code) => english.of(code) !== undefined && !noCountries.has(code))
  const names = languages.flatMap((language) => {
    const shown = inLanguage(language)
    return real.flatMap((code) => shown.of(code) ?? [])
  })
  return {
    names: [...new Set([...names.map(fold), ...common.split('|')])],
    codes: [...real, ...threeLetters.split(' ')],
  }
}

const fewest = 3
const mostly = 0.8

/** Whether these are names of countries, or their codes in capitals. */
export function areCountries(values: readonly string[]): boolean {
  if (values.length < fewest) return false
  const { names, codes } = countries()
  const hits = values.filter((value) => names.has(fold(value))).length
  const coded = values.filter((value) => codes.has(value)).length
  return hits >= values.length * mostly || (coded >= values.length * mostly && values.length >= fewest * 2)
}
