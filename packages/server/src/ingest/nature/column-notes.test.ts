import { describe, expect, test } from 'vitest'
import { ingestBench } from '../ingest-bench.contract.ts'

const bench = ingestBench()
const notesOf = async (name: string, text: string) =>
  (await bench.ingested(name, Buffer.from(text))).table?.structure?.notes

describe('what rows may say of columns', () => {
  test('is a name and the text that says most of it', async () => {
    const text =
      'field,type,what it is\nw_dl,number,"Delay, in minutes"\np_ct,number,Passengers\nkd,text,Kind of freight\n'
    expect(await notesOf('fields.csv', text)).toEqual([
      { column: 'w_dl', meaning: 'Delay, in minutes' },
      { column: 'p_ct', meaning: 'Passengers' },
      { column: 'kd', meaning: 'Kind of freight' },
    ])
  })

  test('is nothing where there are figures', async () => {
    const rows = Array.from({ length: 9 }, (_, at) => `boat ${at},a boat of the harbour ${at},${at % 4}`)
    expect(await notesOf('boats.csv', ['boat,about,crew', ...rows].join('\n'))).toBeUndefined()
  })
})
