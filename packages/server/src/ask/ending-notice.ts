import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '@auger/contract'
import type { Group, Said } from '../domain/event.ts'
import type { Job } from '../domain/job.ts'
import type { Table } from '../domain/table.ts'
import { languageOfScript, localeFor, type Locale } from '../locales/index.ts'
import type { Analyst } from '../ports/analyst.ts'
import { wantedLanguage } from './gather.ts'

/** Of a job that ends before its conclusion, whose question nobody has read yet. */
export async function localeOfJob({ request }: Job, analyst: Analyst): Promise<Locale> {
  const { question } = request
  const heard = request.outputLanguage === 'AUTO' ? await heardSoon(question, analyst) : undefined
  return localeFor(wantedLanguage(request, heard ?? languageOfScript(question) ?? 'EN')).locale
}

/** An analyst may be busy with others, and an end does not wait for that. */
const heardSoon = (text: string, analyst: Analyst): Promise<Language | undefined> =>
  Promise.race([
    analyst.hear(text, { tables: noTables }, new AbortController().signal).then(
      ({ language }) => language,
      () => undefined,
    ),
    pause(longestMilliseconds, undefined, { ref: false }),
  ])

const longestMilliseconds = 500
const noTables: readonly Table[] = []

/** A message that is a task of its own. */
export function endingNotice(
  { id, name = '' }: Group,
  message: Said,
  status: 'done' | 'error',
): readonly Said[] {
  const task = { kind: 'task', name, id, files: '' } as const
  return [{ ...task, status: 'running' }, message, { ...task, status }]
}
