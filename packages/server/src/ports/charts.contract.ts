import { createCanvas, loadImage } from 'canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import type { ChartSpecification } from '../domain/chart.ts'
import type { Charts } from './charts.ts'

/** What every implementation of Charts holds to. `crash` ends whatever draws, as a fault of its own would. */
export interface ChartsUnderTest {
  readonly charts: Charts
  crash(): Promise<void>
}

const never = new AbortController().signal

const bars = (names: readonly string[]): ChartSpecification => ({
  data: { values: names.map((name, index) => ({ name, amount: 10 + index })) },
  mark: 'bar',
  encoding: {
    x: { field: 'amount', type: 'quantitative' },
    y: { field: 'name', type: 'nominal', title: null },
  },
})

/** One text, large, on an otherwise empty chart. */
const word = (text: string, language?: Language): ChartSpecification => ({
  ...(language === undefined ? {} : { usermeta: { language } }),
  width: 200,
  height: 60,
  data: { values: [{ text }] },
  mark: { type: 'text', fontSize: 28 },
  encoding: { text: { field: 'text', type: 'nominal' } },
})

const size = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

/** Where a picture is dark, as text that can be compared. */
async function ink(png: Buffer): Promise<string> {
  const image = await loadImage(png)
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  let dark = ''
  for (let at = 0; at < data.length; at += 4) dark += (data[at] ?? 255) < 128 ? '#' : '.'
  return dark
}

export function chartsContract(open: () => ChartsUnderTest): void {
  describe('charts', () => {
    let subject: ChartsUnderTest
    const draw = (specification: ChartSpecification) => subject.charts.draw(specification, never)
    const inkOf = async (text: string, language?: Language) => ink(await draw(word(text, language)))

    beforeAll(() => {
      subject = open()
    })
    afterAll(async () => subject.charts.close())

    it('draws a PNG at twice the size that the specification gives', async () => {
      const png = await draw({ ...bars(['a', 'b']), width: 300, height: 100 })
      expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
      expect(size(png).width).toBeGreaterThan(600)
      expect(size(png).width).toBeLessThan(900)
      expect(size(png).height).toBeGreaterThan(120)
    })

    it('draws on white', async () => {
      const image = await loadImage(await draw(bars(['a'])))
      const canvas = createCanvas(image.width, image.height)
      canvas.getContext('2d').drawImage(image, 0, 0)
      expect([...canvas.getContext('2d').getImageData(2, 2, 1, 1).data]).toEqual([255, 255, 255, 255])
    })

    it('gives the same bytes for the same specification, whatever it drew before', async () => {
      const first = await draw(bars(['Łódź', 'Đà Nẵng']))
      await draw(bars(['上海', '重庆', 'Пермь']))
      expect((await draw(bars(['Łódź', 'Đà Nẵng']))).equals(first)).toBe(true)
    })

    it.each([
      ['Latin with accents', ['É', 'Ł', 'ő', 'ş']],
      ['Vietnamese', ['ệ', 'ữ', 'ắ', 'Đ']],
      ['Cyrillic', ['Ж', 'щ', 'ї', 'Ў']],
      ['Greek', ['Ω', 'ξ', 'ά', 'ψ']],
      ['Arabic', ['ش', 'ق', 'ج', 'ة']],
      ['Devanagari', ['क', 'ष', 'ज्ञ', 'त्र']],
      ['Japanese', ['の', 'ア', '売', '込']],
      ['Korean', ['가', '힣', '쀍', 'ㅎ']],
      ['Simplified Chinese', ['中', '销', '额', '龙']],
      ['Traditional Chinese', ['臺', '灣', '銷', '龍']],
    ])('draws %s, each character its own way and none as a box', async (_, characters) => {
      const box = await inkOf('\u{10fffd}')
      const drawn = await Promise.all(characters.map((character) => inkOf(character)))
      for (const picture of [...drawn, box]) expect(picture).toContain('#')
      expect(new Set([...drawn, box]).size).toBe(characters.length + 1)
    })

    it('draws a character whether it comes whole or as letter and accent', async () => {
      expect(await inkOf('é'.normalize('NFD'))).toBe(await inkOf('é'.normalize('NFC')))
    })

    it('draws characters that languages share as each of them does', async () => {
      const drawn = await Promise.all(
        (['JA', 'KO', 'ZH-CN', 'ZH-TW'] as const).map((language) => inkOf('直骨令', language)),
      )
      expect(new Set(drawn).size).toBe(4)
      expect(await inkOf('直骨令', 'EN')).toBe(await inkOf('直骨令', 'ZH-CN'))
      expect(await inkOf('直骨令', 'FR')).toBe(await inkOf('直骨令'))
    })

    // A non-joiner keeps apart what would else be joined.
    it.each([
      ['Arabic letters', 'بيت', 'ب\u200cي\u200cت'],
      ['Devanagari letters', 'क्ष', 'क्\u200cष'],
    ])('joins %s', async (_, joined, apart) => {
      expect(await inkOf(joined)).not.toBe(await inkOf(apart))
    })

    it.each([
      ['its last mark to the left', 'سلام!'],
      ['its numbers in order', 'المبيعات (2024): 15%'],
      ['a name in another script inside', 'شركة ABC (مصر)'],
    ])('writes Arabic from right to left, with %s', async (_, text) => {
      const told = `\u2067${text}\u2069`
      expect(await inkOf(text)).toBe(await inkOf(told))
      expect(await inkOf(text)).not.toBe(await inkOf(`\u2066${text}\u2069`))
    })

    it('writes a negative number the same way in every language', async () => {
      expect(await inkOf('−15', 'AR')).toBe(await inkOf('−15', 'EN'))
    })

    it.each([
      ['EN', '1,234,567.5'],
      ['DE', '1.234.567,5'],
      ['FR', '1 234 567,5'],
      ['HI', '12,34,567.5'],
    ] as const)('writes numbers as %s does', async (language, written) => {
      const number = {
        ...word('', language),
        data: { values: [{ text: 1_234_567.5 }] },
        encoding: { text: { field: 'text', type: 'quantitative', format: ',.1f' } },
      }
      expect(await ink(await draw(number))).toBe(await inkOf(written, language))
    })

    it('draws in its own fonts, whatever the specification names', async () => {
      const named = { ...word('销售'), mark: { type: 'text', fontSize: 28, font: 'Georgia' } }
      expect(await ink(await draw(named))).toBe(await inkOf('销售'))
    })

    it.each([
      ['an address', { url: 'https://example.org/rows.csv' }],
      ['a file', { url: 'file:///etc/hostname', format: { type: 'csv' } }],
      ['a path', { url: '/etc/hostname' }],
    ])('refuses data that %s would bring', async (_, data) => {
      await expect(draw({ ...bars(['a']), data })).rejects.toThrow(data.url)
    })

    it('refuses a picture that would be fetched', async () => {
      const url = 'https://example.org/logo.png'
      const mark = {
        ...bars([]),
        data: { values: [{ url }] },
        mark: 'image',
        encoding: { url: { field: 'url' } },
      }
      await expect(draw(mark)).rejects.toThrow(url)
    })

    it.each([
      ['a missing mark', { data: { values: [] } }, /no mark/],
      ['an unknown mark', { ...bars(['a']), mark: 'banana' }, /unknown mark: "banana"/],
      [
        'an unknown type',
        { ...bars(['a']), encoding: { x: { field: 'amount', type: 'colour' } } },
        /x has an unknown type: "colour"/,
      ],
      [
        'a broken expression',
        { ...bars(['a']), transform: [{ filter: 'datum.amount >' }] },
        /cannot be drawn/,
      ],
      ['a giant size', { data: { values: [{}] }, mark: 'point', width: 90_000, height: 90_000 }, /too large/],
    ])('names what is wrong: %s', async (_, specification, message) => {
      await expect(draw(specification)).rejects.toThrow(message)
      expect(size(await draw(bars(['after']))).width).toBeGreaterThan(0)
    })

    it('draws several charts asked for at once, each its own', async () => {
      const names = ['one', 'two', 'three', 'four']
      const together = await Promise.all(names.map((name) => draw(word(name))))
      for (const [index, name] of names.entries())
        expect((await draw(word(name))).equals(together[index] ?? Buffer.alloc(0))).toBe(true)
      expect(new Set(together.map((png) => png.toString('base64'))).size).toBe(names.length)
    })

    it('stops at once when asked to, and draws the next', async () => {
      const asked = new AbortController()
      const drawing = subject.charts.draw(bars(['stopped']), asked.signal)
      asked.abort(new Error('enough'))
      await expect(drawing).rejects.toThrow('enough')
      await expect(subject.charts.draw(bars(['never begun']), asked.signal)).rejects.toThrow('enough')
      expect(size(await draw(bars(['next']))).width).toBeGreaterThan(0)
    })

    it('draws again after a crash', async () => {
      const before = await draw(bars(['before']))
      await subject.crash()
      expect((await draw(bars(['before']))).equals(before)).toBe(true)
    })

    it('refuses to draw once closed', async () => {
      const other = open()
      await other.charts.close()
      await expect(other.charts.draw(bars(['late']), never)).rejects.toThrow(/closed/)
    })
  })
}
