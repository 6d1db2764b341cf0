import { expect, test } from 'vitest'
import type { AuditEntry } from '../domain/audit-entry.ts'
import { newId } from '../domain/ids.ts'
import { type StoreUnderTest, noon, times } from './store-samples.contract.ts'

const anAct = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  at: noon,
  projectId: null,
  actor: 'ada',
  action: 'question.asked',
  subject: 'job-1',
  detail: '',
  traceId: 'trace',
  address: '203.0.113.7',
  ...change,
})

export function auditContract(underTest: StoreUnderTest): void {
  const whole = { number: 1, size: 100 }

  test('what was done is listed newest first, by page, as it was kept', async () => {
    const { audit } = underTest.store
    const projectId = newId('project')
    const acts = [
      anAct({ projectId, subject: null, traceId: null, address: null }),
      anAct({ projectId, action: 'file.uploaded', detail: 'Ümsätze ✓.csv' }),
      anAct({ projectId, actor: 'account:grace' }),
    ]
    for (const act of acts) await audit.add([act])
    await audit.add([anAct({ projectId: newId('project') })])
    await audit.add([])

    expect(await audit.list({ projectId }, whole)).toEqual({ total: 3, items: [...acts].reverse() })
    expect(await audit.list({ projectId }, { number: 2, size: 2 })).toEqual({
      total: 3,
      items: acts.slice(0, 1),
    })
    expect(await audit.list({ projectId }, { number: 3, size: 2 })).toEqual({ total: 3, items: [] })
    const { items } = await audit.list({}, { number: 1, size: 2 })
    expect(items.map((act) => act.projectId === projectId)).toEqual([false, true])
  })

  test('it is chosen by action, by who did it, and by when', async () => {
    const { audit } = underTest.store
    const projectId = newId('project')
    const hours = ['10', '11', '12', '13'].map((hour) => `2026-03-01T${hour}:00:00.000Z`)
    await audit.add(
      hours.map((at, index) =>
        anAct({
          projectId,
          at,
          actor: index % 2 === 0 ? 'ada' : 'account:ada',
          action: index < 2 ? 'key.made' : 'key.revoked',
        }),
      ),
    )
    const found = async (wanted: Parameters<typeof audit.list>[0]) =>
      (await audit.list({ projectId, ...wanted }, whole)).items.map(({ at }) => Number(at.slice(11, 13)))
    expect(await found({ action: 'key.made' })).toEqual([11, 10])
    expect(await found({ actors: ['ada'] })).toEqual([12, 10])
    expect(await found({ actors: ['ada', 'account:ada'] })).toEqual([13, 12, 11, 10])
    expect(await found({ since: hours[1], until: hours[3] })).toEqual([12, 11])
    expect(await found({ action: 'key.revoked', actors: ['ada'], since: hours[3] })).toEqual([])
  })

  test('what is old is forgotten a stretch at a time, oldest first', async () => {
    const { audit } = underTest.store
    const projectId = newId('project')
    const day = (number: number) => `1999-01-0${number}T00:00:00.000Z`
    await audit.add(times(5, (index) => anAct({ projectId, at: day(index + 1) })))
    expect(await audit.forget(day(4), 2)).toBe(2)
    const left = async () => (await audit.list({ projectId }, whole)).items.map(({ at }) => at)
    expect(await left()).toEqual([day(5), day(4), day(3)])
    expect(await audit.forget(day(4), 2)).toBe(1)
    expect(await audit.forget(day(4), 2)).toBe(0)
    expect(await left()).toEqual([day(5), day(4)])
  })
}
