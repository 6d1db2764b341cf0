import type { Group, Said } from '../domain/event.ts'
import type { Job } from '../domain/job.ts'
import { detectLanguage, localeFor, type Locale } from '../locales/index.ts'
import { wantedLanguage } from './gather.ts'

/** Of a job that ends before its conclusion, whose question nobody has read yet. */
export async function localeOfJob({ request }: Job): Promise<Locale> {
  return localeFor(wantedLanguage(request, await detectLanguage(request.question))).locale
}

/** A message that is a task of its own. */
export function endingNotice(
  { id, name = '' }: Group,
  message: Said,
  status: 'done' | 'error',
): readonly Said[] {
  const task = { kind: 'task', name, id, files: '' } as const
  return [{ ...task, status: 'running' }, message, { ...task, status }]
}
