import { strptime } from './dates.ts'
import type { ValueParser } from './value-parser.ts'

const formats = ['%H:%M', '%H:%M:%S', '%I:%M %p', '%I:%M:%S %p', '%I %p']

/** Times of day stay text, but such that the order of the texts is that of the times: 2:05 PM is 14:05. */
const clockTimes: ValueParser = {
  name: 'times of day',
  type: 'text',
  pattern: '[0-9]{1,2}(?::[0-9]{2}){1,2}(?: ?[AaPp][.]?[Mm][.]?)?|[0-9]{1,2} ?[AaPp][.]?[Mm][.]?',
  value: (text) => {
    const straight = `regexp_replace(${text}, ' ?([AaPp])[.]?[Mm][.]?$', ' \\1M')`
    const parsed = strptime(formats)(straight)
    return `CASE WHEN regexp_matches(${text}, ':.*:') THEN strftime(${parsed}, '%H:%M:%S') ELSE strftime(${parsed}, '%H:%M') END`
  },
}

/** Without a mark for noon they may be the length of a song. */
export const clockTimesIn = (texts: readonly string[]): readonly ValueParser[] =>
  texts.some((text) => /[0-9] ?[ap][.]?m[.]?$/i.test(text)) ? [clockTimes] : []
