import type { Learnt } from './learn-file.ts'

const mostFacts = 20

/** What a person should know of how a file was read. */
export function reportNotes({ shape, readers, found }: Learnt): readonly string[] {
  const notes = [...readers.values()].flatMap((reader) => reader.notes)
  const { facts } = shape
  if (facts.length > 0) {
    const listed = facts.slice(0, mostFacts).join('; ')
    notes.push(`Beside its tables the file says: ${listed}${facts.length > mostFacts ? '; …' : ''}`)
  }
  if (found.cut !== undefined) {
    const rows = [...readers.values()].reduce((sum, reader) => sum + reader.rows, 0)
    notes.push(`The file breaks off at ${found.cut}: the ${count(rows, 'row')} before were read.`)
  }
  if (found.firstBroken !== undefined) {
    const { place, reason } = found.firstBroken
    notes.push(`${count(found.rejected, 'line')} left out, not valid JSON; the first at ${place}: ${reason}.`)
  }
  return notes
}

const count = (number: number, thing: string) =>
  `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`
