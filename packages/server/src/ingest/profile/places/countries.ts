import { languages } from '@auger/contract'
import { fold } from '../../../domain/table.ts'

const threeLetters =
  'AFG ALB DZA AGO ARG ARM AUS AUT AZE BGD BLR BEL BEN BOL BIH BWA BRA BGR BFA KHM CMR CAN TCD CHL CHN COL COG COD CRI CIV HRV CUB CYP CZE DNK DOM ECU EGY SLV EST ETH FIN FRA GAB GEO DEU GHA GRC GTM GIN HTI HND HKG HUN ISL IND IDN IRN IRQ IRL ISR ITA JAM JPN JOR KAZ KEN PRK KOR KWT KGZ LAO LVA LBN LBR LBY LTU LUX MDG MWI MYS MLI MLT MRT MUS MEX MDA MNG MNE MAR MOZ MMR NAM NPL NLD NZL NIC NER NGA MKD NOR OMN PAK PAN PNG PRY PER PHL POL PRT QAT ROU RUS RWA SAU SEN SRB SLE SGP SVK SVN SOM ZAF SSD ESP LKA SDN SWE CHE SYR TWN TJK TZA THA TGO TUN TUR TKM UGA UKR ARE GBR USA URY UZB VEN VNM YEM ZMB ZWE'
/** Names that people use beside those of the standard. */
const common =
  'usa|us|uk|u.s.|u.k.|u.s.a.|england|scotland|wales|great britain|russia|south korea|north korea|czech republic|ivory coast|vietnam|holland|turkey|burma|macedonia|cape verde|swaziland|korea|iran|syria|bolivia|venezuela|tanzania|moldova|laos|hong kong|taiwan|palestine|vatican|republic of korea|russian federation|viet nam|united states of america|republic of ireland|soviet union|yugoslavia|czechoslovakia|east germany|west germany'

/** Two letters that stand for no country. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO'])

let known: { readonly names: ReadonlySet<string>; readonly codes: ReadonlySet<string> } | undefined

/** The countries of the standard by their names in our languages and by their codes; made once, when first needed. */
function countries(): NonNullable<typeof known> {
  if (known !== undefined) return known
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
  known = {
    names: new Set([...names.map(fold), ...common.split('|')]),
    codes: new Set([...real, ...threeLetters.split(' ')]),
  }
  return known
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
