import { describe, expect, it } from 'vitest'
import { pleasantryIn } from './pleasantry.ts'
import { localeFor, locales } from './registry.ts'

const { locale: en } = localeFor('EN')

describe('a pleasantry', () => {
  it.each(
    locales.flatMap((locale) => [
      ...locale.courtesy.greetings.map((text) => [text, 'greeting', locale.language] as const),
      ...locale.courtesy.thanks.map((text) => [text, 'thanks', locale.language] as const),
    ]),
  )('"%s" is a %s in %s', (text, kind, language) => {
    const { locale } = localeFor(language)
    expect(pleasantryIn(`${text}!`, locale)).toEqual({ kind, locale })
  })

  it.each([
    ['Hi 👋', 'greeting'],
    ['Hello, thank you so much!', 'thanks'],
    ['THANKS', 'thanks'],
  ])('is heard in "%s"', (text, kind) => {
    expect(pleasantryIn(text, en)?.kind).toBe(kind)
  })

  it('is heard in another language than was guessed', () => {
    expect(pleasantryIn('谢谢！', en)).toMatchObject({ kind: 'thanks', locale: { language: 'ZH-CN' } })
  })

  it.each([
    ['Hi, what is the average age?'],
    ['Thanks, and by region?'],
    ['great'],
    ['all'],
    ['How many orders said thanks?'],
    [''],
    ['?!'],
    ['你好，平均价格是多少'],
  ])('is not all of "%s"', (text) => {
    expect(pleasantryIn(text, en)).toBeUndefined()
  })

  it.each(locales.map((locale) => [locale.language, locale.courtesy] as const))(
    'of %s is answered without a number',
    (_, { greets, welcomes }) => {
      for (const line of [greets, welcomes]) expect(line).toMatch(/^[^\p{N}]+[!！。।.]$/u)
    },
  )
})
