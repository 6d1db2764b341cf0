import { useMemo } from 'react'
import { useSpeech } from '../../words/words-provider.tsx'

/** Days are counted in UTC, so they are written as such, whatever the zone of the browser. */
export function useUtcDay(): (day: string) => string {
  const { tag } = useSpeech()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
    return (day) => format.format(new Date(day))
  }, [tag])
}
