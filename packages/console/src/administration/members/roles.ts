import type { ProjectRole } from '@auger/contract'

export const roles = ['administrator', 'member'] as const satisfies readonly ProjectRole[]
