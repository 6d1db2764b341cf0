import { describe, expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import { candidatesOver } from '../candidate/small-scene.contract.ts'
import { placeOf } from '../frame/column-ref.ts'
import { smallColumn, smallTable } from './small-question.contract.ts'

const euros = (name: string) =>
  smallColumn(name, {
    type: 'number',
    nature: 'amount',
    unit: { kind: 'currency', text: '€' },
    minimum: 1,
    maximum: 900,
  })

async function summed(text: string, columns: readonly string[], language: Language = 'EN') {
  const table = smallTable('berths', [
    smallColumn('quay', { nature: 'category' }),
    smallColumn('kg_net', { type: 'integer', nature: 'amount' }),
    ...columns.map(euros),
  ])
  const candidates = await candidatesOver(text, { tables: [table], relations: [], values: [], language })
  const all = candidates.flatMap(({ frame }) =>
    frame.metrics.flatMap(({ metric }) =>
      metric.kind === 'aggregate' && metric.of?.kind === 'column' ? [placeOf(metric.of.column).column] : [],
    ),
  )
  return [...new Set(all)]
}

describe('words for what comes in', () => {
  it.each([
    ['EN', 'total revenue by quay'],
    ['EN', 'turnover per quay'],
    ['EN', 'sales by quay'],
    ['DE', 'Umsatz nach quay'],
    ['FR', "chiffre d'affaires par quay"],
    ['ES', 'ingresos por quay'],
    ['JA', 'quay別の売上'],
    ['ZH-CN', '各quay的销售额'],
  ] as const)('%s %s: no target, no cost, no tax and no weight', async (language, text) => {
    const others = ['sales_target', 'running_cost', 'sales_tax', 'shipping_cost', 'planned_value']
    const found = await summed(text, others, language)
    expect(found.filter((name) => [...others, 'kg_net'].includes(name))).toEqual([])
  })

  it('mean the amount that is none of these', async () => {
    expect(await summed('total revenue by quay', ['sales_target', 'invoice_total'])).toEqual([
      'invoice_total',
    ])
  })

  it('mean a target, a cost or a tax where they say so', async () => {
    expect(await summed('sales target by quay', ['sales_target', 'invoice_total'])).toContain('sales_target')
    expect(await summed('sales tax by quay', ['sales_tax', 'invoice_total'])).toContain('sales_tax')
    expect(await summed('total cost by quay', ['running_cost', 'invoice_total'])).toContain('running_cost')
  })
})
