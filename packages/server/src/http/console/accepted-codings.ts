import type { Coding } from './page-files.ts'

const known: readonly Coding[] = ['br', 'gzip']

/** The codings that a browser takes, the best first. */
export function acceptedCodings(header: string | string[] | undefined): readonly Coding[] {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
  return known.filter((coding) =>
    offers.some(([name, ...rest]) => name === coding && !rest.some((one) => /^q=0(?:\.0*)?$/.test(one))),
  )
}
