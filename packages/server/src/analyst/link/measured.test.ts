import { describe, expect, it } from 'vitest'
import type { ColumnNature } from '@auger/contract'
import { lexiconsFor } from '../lexicon/lexicons-for.ts'
import { loadConcepts } from '../lexicon/load.ts'
import { tokenize } from '../tokenizer/tokenize.ts'
import { framesOver } from '../candidate/small-scene.contract.ts'
import { linkQuestion } from './index.ts'
import { smallColumn, smallTable } from './small-question.contract.ts'

const hauls = smallTable('hauls', [
  smallColumn('boat'),
  smallColumn('kg_net', { type: 'integer', nature: 'level' }),
  smallColumn('crew_hrs', { type: 'number', nature: 'amount' }),
  smallColumn('auction', { type: 'number', nature: 'amount', unit: { kind: 'currency', text: '€' } }),
  smallColumn('mech', { nature: 'category' }),
  smallColumn('car', { nature: 'category' }),
])

async function columnsFor(text: string, table = hauls): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = {
    text,
    language: 'EN',
    mode: 'AUTO',
    today: '2024-05-15',
    tables: [table],
    relations: [],
    values: [],
  } as const
  const [lexicons, concepts] = await Promise.all([lexiconsFor(asked), loadConcepts()])
  const tokens = tokenize(text, lexicons[0], lexicons[0])
  const found = new Map<string, readonly string[]>()
  for (const { from, to } of linkQuestion({ tokens, text, asked, lexicons, concepts })) {
    const word = tokens[from]?.folded ?? ''
    if (to.kind === 'column') found.set(word, [...(found.get(word) ?? []), to.column])
  }
  return found
}

describe('a column that is named by what it is measured in', () => {
  it.each([
    ['how many kilos by boat', 'kilos', 'hauls/kg_net'],
    ['hours per boat', 'hours', 'hauls/crew_hrs'],
    ['how much money by boat', 'money', 'hauls/auction'],
  ])('%s', async (text, word, column) => {
    expect((await columnsFor(text)).get(word)).toContain(column)
  })

  it('is meant by another unit of its kind, and told in it', async () => {
    expect((await columnsFor('how many tonnes by boat')).get('tonnes')).toEqual(['hauls/kg_net'])
    const [first] = await framesOver([hauls], 'how many tonnes by boat')
    expect(first?.metrics[0]).toMatchObject({
      unit: 'tonnes',
      metric: { kind: 'binary', operator: '*', right: { kind: 'number', value: 0.001 } },
    })
  })

  it('is not meant by an hour of the clock', async () => {
    expect((await columnsFor('boats at which minute')).get('minute') ?? []).toEqual([])
  })

  it('is not meant by the unit of a number', async () => {
    expect((await columnsFor('boats with 300 kilos')).get('kilos') ?? []).not.toContain('hauls/kg_net')
  })
})

describe('money that no column is called by', () => {
  const euros = (name: string, mean: number, nature: ColumnNature = 'amount') =>
    smallColumn(name, {
      type: 'number',
      nature,
      unit: { kind: 'currency', text: '€' },
      distribution: { mean, deviation: 1, quartiles: [mean, mean, mean], approximate: false },
    })
  const receipts = smallTable('receipts', [
    euros('food', 30),
    euros('deposit paid', 5),
    euros('list', 900, 'level'),
    euros('all in', 42),
    euros('tip', 4),
  ])

  it('is looked for first where most of it is, and in no price', async () => {
    expect((await columnsFor('revenue', receipts)).get('revenue')).toEqual([
      'receipts/all in',
      'receipts/food',
      'receipts/deposit paid',
    ])
  })
})

describe('a word that a header cuts short', () => {
  it('is found by what is left of it', async () => {
    expect((await columnsFor('hauls by mechanic')).get('mechanic')).toContain('hauls/mech')
  })

  it('is none where what is left is a word by itself', async () => {
    expect((await columnsFor('hauls by carpenter')).get('carpenter') ?? []).not.toContain('hauls/car')
  })
})
