import { languages, type Language } from '@auger/contract'
import type { ChartSpecification } from '../../../domain/chart.ts'

/** The language that a specification says it is in; English where it says none that we know. */
export function languageOf({ usermeta }: ChartSpecification): Language {
  const named = (usermeta as { readonly language?: unknown } | null | undefined)?.language
  return languages.find((language) => language === named) ?? 'EN'
}
