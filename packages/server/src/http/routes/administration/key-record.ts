import type { ApiKeyRecord } from '@auger/contract'
import type { NewKey } from '../../../domain/new-key.ts'
import type { ApiKey } from '../../../domain/project.ts'

export const keyRecord = ({ id, name, hint, createdAt, lastUsedAt, revokedAt }: ApiKey): ApiKeyRecord => ({
  id,
  name,
  hint,
  created_at: createdAt,
  last_used_at: lastUsedAt,
  revoked_at: revokedAt,
})

export const madeKeyRecord = ({ key, secret }: NewKey) => ({ key: keyRecord(key), secret })
