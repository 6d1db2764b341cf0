import { createCanvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import type { ChartSpecification } from '../../../domain/chart.ts'
import { gallery } from '../../../operations/charts/gallery.contract.ts'
import type { FontSlice } from './font-packs.ts'
import { openView } from './open-view.ts'

interface Written {
  readonly texts: readonly string[]
  readonly slices: readonly FontSlice[]
}

/** Every text that a chart writes, as it is written: formatted, broken, cut. */
async function written(specification: ChartSpecification): Promise<Written> {
  const { view, slices, refuse } = await openView(specification)
  const texts: string[] = []
  await view.toCanvas(1, { context: { fillText: (text: string) => texts.push(text) } })
  refuse()
  view.finalize()
  return { texts, slices }
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const charactersOf = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment))),
]
const needsInk = (character: string) => !/^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(character)

/** What of it is in none of the fonts' character maps, or is drawn as the box that stands for what is missing. */
function missing({ texts, slices }: Written): readonly string[] {
  const font = slices.map(({ alias }) => alias).join(', ')
  const box = picture('\u{10fffd}', font)
  return charactersOf(texts)
    .filter(needsInk)
    .filter((character) => !isMapped(character, slices) || [box, blank].includes(picture(character, font)))
}

const isMapped = (character: string, slices: readonly FontSlice[]) =>
  [...character.normalize('NFC')]
    .filter(needsInk)
    .every((point) => slices.some((slice) => slice.draws(point.codePointAt(0) ?? 0)))

function picture(text: string, font: string): string {
  const context = createCanvas(64, 48).getContext('2d')
  context.font = `24px ${font}`
  context.fillText(text, 8, 32)
  return Buffer.from(context.getImageData(0, 0, 64, 48).data).toString('latin1')
}
const blank = picture('', 'sans-serif')

describe('the gallery', () => {
  it('has a chart of every kind and script, and more', () => {
    expect(gallery.length).toBeGreaterThanOrEqual(24)
    expect(new Set(gallery.map(({ name }) => name)).size).toBe(gallery.length)
  })

  it.each(gallery.map(({ name, specification }) => [name, specification] as const))(
    'draws %s without a missing character',
    async (_, specification) => {
      const found = await written(specification)
      expect(found.texts.length).toBeGreaterThan(0)
      expect(missing(found)).toEqual([])
    },
  )
})

describe('the search for missing characters', () => {
  const bars = (name: string): ChartSpecification => ({
    title: 'Title',
    data: { values: [{ name, amount: 1 }] },
    mark: 'bar',
    encoding: { x: { field: 'name', type: 'nominal' }, y: { field: 'amount', type: 'quantitative' } },
  })

  it.each([
    ['an unassigned character', 'a\u{10fffd}b', ['\u{10fffd}']],
    ['a picture', '🚀 launch', ['🚀']],
    ['a script without a pack', 'ไทย', ['ไ', 'ท', 'ย']],
    ['a raised digit', '10⁻⁹', ['⁻', '⁹']],
  ])('finds %s', async (_, name, characters) => {
    expect(missing(await written(bars(name)))).toEqual(characters)
  })

  it('finds what a font maps but does not draw', async () => {
    const { texts, slices } = await written(bars('abc'))
    const boastful = { ...slices[0], draws: () => true } as FontSlice
    expect(missing({ texts: [...texts, '\u{10fffd}'], slices: [boastful] })).toEqual(['\u{10fffd}'])
  })
})
