import type { Source } from '../domain/source.ts'

const mostNamed = 5

/** Why sources cannot be asked, in words for the caller: none there, invalid for what reason, or still being read. */
export function whyUnusable(sources: readonly Source[]): string {
  if (sources.length === 0) return 'the dataset is empty'
  const invalid = sources.filter(({ status }) => status === 'invalid')
  const reading = sources.filter(({ status }) => status === 'synching')
  return [
    ...(invalid.length === 0 ? [] : [`invalid: ${named(invalid, withError)}`]),
    ...(reading.length === 0 ? [] : [`still being read: ${named(reading, ({ name }) => name)}`]),
  ].join('; ')
}

const withError = ({ name, error }: Source): string =>
  error === null ? name : `${name} (${error.replace(/\.$/, '')})`

function named(sources: readonly Source[], tell: (source: Source) => string): string {
  const more = sources.length - mostNamed
  return sources.slice(0, mostNamed).map(tell).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
