import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages, type Language } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { someOf } from '../some-of.ts'
import { addSource } from './dataset-of.ts'
import { questionsOf } from './questions-of.ts'
import { clientOf, useService } from './service.ts'

const service = useService()
const sample = join(import.meta.dirname, '../../packages/server/samples/cafe-sales.csv')

let client: Client
let dataset_id: string
beforeAll(async () => {
  client = clientOf(service())
  dataset_id = (await client.datasets.create({ name: 'Cafe' })).id
  await addSource(client, dataset_id, 'cafe-sales.csv', await readFile(sample))
})

/** "What is the total revenue by month?" leads to questions about the revenue that a refusal does not lead to. */
const aboutRevenue: { readonly [language in Language]: string } = {
  EN: 'What is the total revenue by month?',
  ES: '¿Cuál es el total de revenue por mes?',
  AR: 'ما إجمالي revenue حسب الشهر؟',
  PT: 'Qual é o total de revenue por mês?',
  ID: 'Berapa total revenue per bulan?',
  JA: '月ごとのrevenueの合計はいくらですか？',
  RU: 'Какова сумма revenue по месяцам?',
  HI: 'हर महीने कुल revenue क्या है?',
  FR: 'Quel est le total de revenue par mois ?',
  DE: 'Wie hoch ist die Summe von revenue pro Monat?',
  VI: 'Tổng revenue theo tháng là bao nhiêu?',
  TR: 'Her ay için toplam revenue nedir?',
  PL: 'Jaka jest suma revenue według miesięcy?',
  IT: 'Qual è il totale di revenue per mese?',
  KO: '월별 revenue 합계는 얼마인가요?',
  'ZH-CN': '按月份统计revenue 总计',
  'ZH-TW': '按月份統計revenue 總計',
}

/** All that the first two offer, and some of what that offers. */
const mostAsked = 7

/** Asks all that is offered from here on, and what that offers, in one session; gives back what was not answered. */
async function unanswered(session_id: string, offered: readonly string[]): Promise<readonly string[]> {
  const open = [...offered]
  const asked = new Set<string>()
  const failed: string[] = []
  for (
    let question = open.shift();
    question !== undefined && asked.size < mostAsked;
    question = open.shift()
  ) {
    if (asked.has(question)) continue
    asked.add(question)
    const job = await client.jobs.ask({ session_id, dataset_id, question })
    if (job.status !== 'answered' && job.status !== 'assumed') failed.push(`${question}: ${job.status}`)
    if (questionsOf(job).length !== 3) failed.push(`${question}: ${questionsOf(job).length} questions`)
    open.push(...questionsOf(job))
  }
  return failed
}

describe('every question that is offered is answered when it is sent back', () => {
  const spoken = languages.flatMap((language) => [[language, language] as const, [language, 'AUTO'] as const])
  it.each(someOf(spoken, 5))('[A-03] in %s, the session being in %s', async (language, output_language) => {
    const { id: session_id } = await client.sessions.create({ output_language })
    const refused = await client.jobs.ask({
      session_id,
      dataset_id,
      question: 'Xyzzy?',
      output_language: language,
    })
    const first = await client.jobs.ask({ session_id, dataset_id, question: aboutRevenue[language] })
    expect([refused.status, first.status]).toEqual(['not_in_data', 'answered'])
    expect(questionsOf(refused)).toHaveLength(3)
    expect(await unanswered(session_id, [...questionsOf(first), ...questionsOf(refused)])).toEqual([])
  })

  it('[A-03] those of the overview, too, whatever the session is in', async () => {
    const { exploration_questions } = await client.datasets.overview(dataset_id)
    expect(exploration_questions).toHaveLength(3)
    for (const [turn, output_language] of ['AUTO' as const, ...someOf(languages, 3)].entries()) {
      const { id: session_id } = await client.sessions.create({ output_language })
      const question = exploration_questions[turn % 3] ?? ''
      const { status } = await client.jobs.ask({ session_id, dataset_id, question })
      expect(['answered', 'assumed'], `${output_language}: ${question}`).toContain(status)
    }
  })
})
