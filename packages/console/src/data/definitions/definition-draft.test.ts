import { expect, it } from 'vitest'
import { definitionInput } from '@auger/contract'
import { definitionOf, emptyDraft, type DefinitionDraft } from './definition-draft.ts'

const sent = (draft: Partial<DefinitionDraft>) => definitionOf({ ...emptyDraft, ...draft })

it('sends what the contract takes of each kind', () => {
  const drafts: Partial<DefinitionDraft>[] = [
    { kind: 'metric', name: ' margin ', expression: 'profit / sales', unit: '%' },
    { kind: 'meaning', column: 'qty', text: 'boxes' },
    { kind: 'unit', column: 'qty', unit: 'kg', table: 'orders' },
    { kind: 'nature', column: 'qty', nature: 'stock' },
    { kind: 'synonym', column: 'city', value: 'Köln', words: 'Cologne, Colonia' },
  ]
  for (const draft of drafts) expect(definitionInput.parse(sent(draft))).toEqual(sent(draft))
  expect(sent(drafts[0] ?? {})).toEqual({
    kind: 'metric',
    name: 'margin',
    expression: 'profit / sales',
    unit: '%',
  })
  expect(sent(drafts[4] ?? {})).toMatchObject({ words: ['Cologne', 'Colonia'] })
})

it('waits for what is missing', () => {
  expect(sent({ kind: 'metric', name: 'margin' })).toBeUndefined()
  expect(sent({ kind: 'unit', column: 'qty' })).toBeUndefined()
  expect(sent({ kind: 'synonym', words: 'sales' })).toBeUndefined()
  expect(sent({ kind: 'synonym', words: ' , ', table: 'orders' })).toBeUndefined()
  expect(sent({ kind: 'synonym', words: '売上、販売', table: 'orders' })).toMatchObject({
    words: ['売上', '販売'],
  })
})
