import { describe, expect, it } from 'vitest'
import { valleyFrames } from './valleys.contract.ts'

describe('questions over related tables', () => {
  it('rank things by how large they are, and show their name', async () => {
    const [first] = await valleyFrames('what is the largest village in Uln')
    expect(first).toMatchObject({
      tableId: 'village',
      shown: ['village/village_name'],
      filters: [{ kind: 'compare', column: 'village/valley_name', operator: '=', value: 'Uln' }],
      ranking: { by: 'village/population', direction: 'descending', count: 1 },
    })
  })

  it('take the first extent that the table of the things tells', async () => {
    const [first] = await valleyFrames('which is the smallest valley')
    expect(first).toMatchObject({
      shown: ['valley/valley_name'],
      ranking: { by: 'valley/area', direction: 'ascending', count: 1 },
    })
  })

  it('know that the oldest has the lowest year', async () => {
    const [first] = await valleyFrames('which is the oldest valley')
    expect(first).toMatchObject({
      shown: ['valley/valley_name'],
      ranking: { by: 'valley/settled_year', direction: 'ascending', count: 1 },
    })
  })

  it('show a figure of the row that is named', async () => {
    const [first] = await valleyFrames('what is the area of Dorn')
    expect(first).toMatchObject({
      tableId: 'valley',
      shown: ['valley/area'],
      filters: [{ kind: 'compare', column: 'valley/valley_name', operator: '=', value: 'Dorn' }],
    })
  })

  it('show what the asking word is about', async () => {
    const [first] = await valleyFrames('how many people live in Pell')
    expect(first).toMatchObject({
      shown: ['village/population'],
      filters: [{ kind: 'compare', column: 'village/village_name', operator: '=', value: 'Pell' }],
    })
  })

  it('choose rows by what they have themselves rather than by the table that it names', async () => {
    const frames = await valleyFrames('villages in Selk')
    const ofVillages = frames.filter(({ tableId }) => tableId === 'village').flatMap(({ filters }) => filters)
    expect(ofVillages).toContainEqual(expect.objectContaining({ column: 'village/valley_name' }))
    expect(ofVillages).not.toContainEqual(expect.objectContaining({ column: 'valley/valley_name' }))
  })

  it('choose rows by a thing that comes first among its like', async () => {
    const frames = await valleyFrames('what is the largest village in the smallest valley')
    expect(frames).toContainEqual(
      expect.objectContaining({
        shown: ['village/village_name'],
        ranking: { by: 'village/population', direction: 'descending', count: 1 },
        filters: [
          expect.objectContaining({
            kind: 'among',
            column: 'valley/valley_name',
            of: expect.objectContaining({
              tableId: 'valley',
              column: 'valley/valley_name',
              verbs: [
                {
                  kind: 'filter',
                  where: { kind: 'not', condition: { kind: 'missing', column: 'valley/area' } },
                },
                { kind: 'order', by: [{ column: 'valley/area', direction: 'ascending' }] },
                { kind: 'limit', count: 1 },
              ],
            }),
          }),
        ],
      }),
    )
  })

  it('take all rows of the thing that comes first', async () => {
    const [first] = await valleyFrames('which valleys does the longest brook run through')
    expect(first).toMatchObject({
      tableId: 'valley',
      shown: ['valley/valley_name'],
      filters: [
        { kind: 'among', column: 'brook/brook_name', of: { tableId: 'brook', column: 'brook/brook_name' } },
      ],
    })
  })

  it('compare with the average by what the comparing word is about', async () => {
    const [first] = await valleyFrames('which brooks are longer than average')
    expect(first).toMatchObject({
      tableId: 'brook',
      shown: ['brook/brook_name'],
      filters: [{ kind: 'against', column: 'brook/length', operator: '>', function: 'mean' }],
    })
  })

  it('compare with the average by a column that stands between', async () => {
    const [first] = await valleyFrames('villages with less population than the average')
    expect(first).toMatchObject({
      tableId: 'village',
      filters: [{ kind: 'against', column: 'village/population', operator: '<', function: 'mean' }],
    })
  })

  it('choose things by how many rows of another table name them', async () => {
    const frames = await valleyFrames('keeper and area of valleys with more than 2 villages')
    expect(frames).toContainEqual(
      expect.objectContaining({
        tableId: 'valley',
        shown: ['valley/keeper', 'valley/area'],
        filters: [
          {
            kind: 'among',
            column: 'valley/valley_name',
            of: {
              tableId: 'village',
              verbs: [
                {
                  kind: 'group',
                  by: [{ column: 'village/valley_name', as: 'valley_name' }],
                  measures: [{ function: 'count', as: 'how many' }],
                },
                { kind: 'filter', where: { kind: 'compare', column: 'how many', operator: '>', value: 2 } },
              ],
              column: 'valley_name',
            },
          },
        ],
      }),
    )
  })

  it('part rows once by what is said twice', async () => {
    const [first] = await valleyFrames('show all valleys and the number of villages in each valley')
    expect(first).toMatchObject({
      task: 'figures',
      dimensions: [{ column: 'valley/valley_name' }],
      metrics: [{ metric: { kind: 'aggregate', function: 'count' } }],
    })
  })

  it('need not part rows by the things that they are', async () => {
    const [first] = await valleyFrames('what is the average length of the brooks')
    expect(first).toMatchObject({
      task: 'figures',
      tableId: 'brook',
      dimensions: [],
      metrics: [{ metric: { kind: 'aggregate', function: 'mean', of: { column: 'brook/length' } } }],
    })
  })
})
