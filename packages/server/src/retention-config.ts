import type { Retention } from './domain/retention.ts'
import { whole, type Setting, type SettingsReader } from './settings-reader.ts'

export const retentionSettings: readonly Setting[] = [
  { name: 'AUGER_AUDIT_DAYS', meaning: 'days that the audit log is kept, 0 is for ever (365)' },
  {
    name: 'AUGER_JOB_DAYS',
    meaning: 'days after which questions that ended are deleted with their answers (never)',
  },
  {
    name: 'AUGER_RESULT_DAYS',
    meaning: 'days after which the files of tables and pictures of answers are deleted (never)',
  },
]

const longest = 36_500

export function readRetention({ read }: SettingsReader): Retention {
  const days = (name: string) => read<number | null>(name, null, whole(1, longest), `days, 1 to ${longest}`)
  const auditDays = read('AUGER_AUDIT_DAYS', 365, whole(0, longest), `days, 0 to ${longest}`)
  return {
    auditDays: auditDays === 0 ? null : auditDays,
    jobDays: days('AUGER_JOB_DAYS'),
    resultDays: days('AUGER_RESULT_DAYS'),
  }
}
