import type { UsageDay } from '@auger/contract'
import type { DayOfUse } from '../../../domain/asked-question.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { findProject } from './find-project.ts'

const dayMilliseconds = 86_400_000

export const getUsage: PageHandler<'getUsage'> = async ({ input }, deps) => {
  const project = await findProject(input.project_id, deps)
  const now = deps.clock.now().getTime()
  const days = Array.from({ length: input.days }, (_, index) =>
    new Date(now - (input.days - 1 - index) * dayMilliseconds).toISOString().slice(0, 10),
  )
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const used = new Map(
    (await deps.store.usage.days(project.id, first, last)).map((day) => [day.day, usageRecord(day)]),
  )
  return { days: days.map((day) => used.get(day) ?? { day, ...nothing }) }
}

const usageRecord = ({ milliseconds, ...counts }: DayOfUse): UsageDay => ({
  ...counts,
  seconds: milliseconds / 1_000,
})

const nothing = { jobs: 0, answered: 0, refused: 0, failed: 0, cancelled: 0, seconds: 0, tokens: 0 }
