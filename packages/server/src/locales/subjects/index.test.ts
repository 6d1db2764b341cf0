import { describe, expect, it } from 'vitest'
import { languages, type Language } from '@auger/contract'
import { fold } from '../../domain/table.ts'
import { translations } from '../glossary.ts'
import { unitsOf } from '../units.ts'
import { localeFor } from '../registry.ts'
import { subjectWords } from './index.ts'

const written = languages.filter((language) => subjectWords(language).length > 0)

/** As the data may name it, for questions that name it so. */
const examples: { readonly [Spoken in Language]?: readonly (readonly [string, string])[] } = {
  AR: [
    ['مسقط الرأس', 'hometown'],
    ['مدرب', 'coach'],
    ['قائد الأوركسترا', 'conductor'],
    ['مقعد', 'seats'],
  ],
  DE: [
    ['Heimatstadt', 'hometown'],
    ['Hubraum', 'displacement'],
    ['Plattenfirma', 'record label'],
    ['Dirigenten', 'conductor'],
    ['gegründet', 'founded'],
  ],
  ES: [
    ['ciudad natal', 'hometown'],
    ['jueces', 'judge'],
    ['cilindros', 'cylinder'],
    ['fundada', 'founded'],
  ],
  FR: [
    ['maison de disques', 'record label'],
    ['ville natale', 'home town'],
    ['chanteuses', 'singer'],
    ['fondée', 'founded'],
  ],
  HI: [
    ['गृहनगर', 'hometown'],
    ['गायक', 'vocalist'],
    ['निर्वाचन क्षेत्र', 'constituency'],
    ['मेयर', 'mayor'],
  ],
  ID: [
    ['kampung halaman', 'hometown'],
    ['silinder', 'cylinders'],
    ['didirikan', 'founded'],
    ['rumah makan', 'restaurant'],
    ['polis', 'policy number'],
  ],
  IT: [
    ['città natale', 'hometown'],
    ['allenatore', 'head coach'],
    ['casa discografica', 'record label'],
    ['cilindri', 'cylinders'],
  ],
  JA: [
    ['出身地', 'hometown'],
    ['指揮者', 'conductor'],
    ['レコード会社', 'record label'],
    ['排気量', 'displacement'],
  ],
  KO: [
    ['고향', 'hometown'],
    ['지휘자', 'conductor'],
    ['음반사', 'record label'],
    ['선거구', 'electoral district'],
  ],
  PL: [
    ['miasto rodzinne', 'hometown'],
    ['dyrygent', 'conductor'],
    ['wytwórnia płytowa', 'record label'],
    ['trenera', 'coach'],
  ],
  PT: [
    ['cidade natal', 'hometown'],
    ['treinadores', 'coach'],
    ['gravadora', 'record label'],
    ['fundado', 'year founded'],
  ],
  RU: [
    ['родной город', 'hometown'],
    ['родного города', 'hometown'],
    ['стадионе', 'arena'],
    ['выиграли', 'won'],
    ['дирижёра', 'conductor'],
  ],
  TR: [
    ['memleket', 'hometown'],
    ['antrenör', 'coach'],
    ['şarkıcılar', 'vocalist'],
    ['doğum yeri', 'birth place'],
  ],
  VI: [
    ['quê quán', 'home town'],
    ['số phiếu', 'votes'],
    ['chuyên ngành', 'major'],
    ['phi công', 'pilot'],
    ['hộp số', 'transmission'],
  ],
  'ZH-CN': [
    ['家乡', 'home city'],
    ['民族', 'ethnicity'],
    ['民族', 'nationality'],
    ['上映', 'released'],
    ['成绩单', 'transcript'],
    ['受伤人数', 'injured'],
  ],
  'ZH-TW': [
    ['家鄉', 'home city'],
    ['受傷人數', 'injured'],
    ['執行長', 'ceo'],
    ['馬力', 'power'],
  ],
}

describe.each(written.map((language) => [language, subjectWords(language)] as const))(
  '%s words by subject',
  (language, words) => {
    it('has every word once, with English in lower case', () => {
      const folded = words.map(([word]) => fold(word))
      expect(folded.filter((word, at) => folded.indexOf(word) !== at)).toEqual([])
      for (const [word, others] of words) {
        expect(unitsOf(word).length, word).toBeGreaterThan(0)
        for (const other of others) expect(other, word).toMatch(/^[a-z0-9][a-z0-9 .'-]*$/)
        expect(new Set(others).size, word).toBe(others.length)
      }
    })

    it('takes no word that a question needs for itself', () => {
      const needed = new Set(
        localeFor(language).locale.hears.words.flatMap(({ meaning, phrases }) =>
          meaning.kind === 'verb' ? [] : phrases.map(fold),
        ),
      )
      expect(words.map(([word]) => fold(word)).filter((word) => needed.has(word))).toEqual([])
    })

    it('says nothing that the glossary of the language says already', () => {
      for (const [word, others] of localeFor(language).locale.hears.glossary)
        expect(
          others.filter((other, at) => others.indexOf(other) !== at),
          word,
        ).toEqual([])
    })

    it.each(examples[language] ?? [])('%s may be called %s', (word, english) => {
      expect(translations(fold(word), localeFor(language).locale.hears.stem)).toContain(english)
    })
  },
)
