import type { ProjectRecord } from '@auger/contract'

const megabyte = 1_000_000

export interface QuotaDraft {
  readonly jobs: string
  readonly storage: string
  readonly tokens: string
}

type Quotas = Pick<ProjectRecord, 'job_quota' | 'storage_quota' | 'token_quota'>

const written = (quota: number | null): string => (quota === null ? '' : String(quota))

export const draftOf = ({ job_quota, storage_quota, token_quota }: Quotas): QuotaDraft => ({
  jobs: written(job_quota),
  storage: written(storage_quota === null ? null : Math.round(storage_quota / megabyte)),
  tokens: written(token_quota),
})

/** A limit as it was typed; null where there is none, undefined where it is no number. */
export function limitOf(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

type QuotaField = 'job_quota' | 'storage_quota' | 'token_quota'

/** What is sent; undefined where a field is no number. A field that was left alone is as it was, to the byte. */
export function quotasOf(
  draft: QuotaDraft,
  before: Quotas,
): ({ readonly [field in QuotaField]?: number } & { readonly unlimited: QuotaField[] }) | undefined {
  const [jobs, megabytes, tokens] = [draft.jobs, draft.storage, draft.tokens].map(limitOf)
  if (jobs === undefined || megabytes === undefined || tokens === undefined) return undefined
  const untouched = draft.storage === draftOf(before).storage
  const bytes = untouched ? before.storage_quota : megabytes === null ? null : megabytes * megabyte
  const limits = { job_quota: jobs, storage_quota: bytes, token_quota: tokens }
  const fields: readonly QuotaField[] = ['job_quota', 'storage_quota', 'token_quota']
  return {
    ...Object.fromEntries(
      fields.flatMap((field) => (limits[field] === null ? [] : [[field, limits[field]]])),
    ),
    unlimited: fields.filter((field) => limits[field] === null),
  }
}
