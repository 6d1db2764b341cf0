import { expect, it } from 'vitest'
import { locales } from '../../locales/index.ts'
import { tokenize } from '../tokenizer/tokenize.ts'
import { loadLexicon } from './load.ts'

it.each(locales.map((locale) => [locale.language, locale] as const))(
  'hears the figures that our own questions ask for in %s',
  async (language, { says: { questions } }) => {
    const lexicon = await loadLexicon(language)
    const heard = (question: string) => {
      const tokens = tokenize(question, lexicon, lexicon, lexicon.cuts)
      return tokens.flatMap((_, at) => lexicon.sensesAt(tokens, at).flatMap(({ senses }) => senses))
    }
    for (const measure of ['sum', 'mean', 'median'] as const)
      for (const question of [
        questions.measure(measure, 'x'),
        questions.measureBy(measure, 'x', 'y'),
        questions.topGroup('y', measure, 'x'),
      ])
        expect(heard(question), question).toContainEqual(
          expect.objectContaining({ kind: 'aggregate', function: measure }),
        )
  },
)
