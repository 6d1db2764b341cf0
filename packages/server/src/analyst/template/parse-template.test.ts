import { describe, expect, it } from 'vitest'
import { parseTemplate } from './parse-template.ts'

describe('how an answer is to be written', () => {
  it('takes signs apart, with what is said of each', () => {
    expect(
      parseTemplate(
        'How deep is it? Answer as follows: @meanDepth[m], @p_90[p] where "m" is an integer and "p" has two decimals.',
      ),
    ).toEqual({
      question: 'How deep is it?',
      remarks: ',   where "m" is an integer and "p" has two decimals.',
      slots: [
        {
          name: 'meanDepth',
          words: 'mean depth',
          hint: 'm',
          several: false,
          choices: [],
          description: 'is an integer and',
        },
        {
          name: 'p_90',
          words: 'p 90',
          hint: 'p',
          several: false,
          choices: [],
          description: 'has two decimals.',
        },
      ],
      around: ['@meanDepth[', '], @p_90[', ']'],
    })
  })

  it('says of all slots what names none of them', () => {
    const parsed = parseTemplate('How deep? @low[x], @high[y]. Two decimals.')
    expect(parsed?.slots.map(({ description }) => description)).toEqual([
      ',  . Two decimals.',
      ',  . Two decimals.',
    ])
  })

  it('reads members of an object and keeps its braces', () => {
    const parsed = parseTemplate('How deep? {"low": <number>, "high": "<number>"}')
    expect(parsed?.question).toBe('How deep?')
    expect(parsed?.slots.map(({ name }) => name)).toEqual(['low', 'high'])
    expect(parsed?.around).toEqual(['{"low": ', ', "high": "', '"}'])
  })

  it('reads lines', () => {
    const parsed = parseTemplate('Wie tief?\nTiefe: <Zahl>\nBreite: ___')
    expect(parsed?.question).toBe('Wie tief?')
    expect(parsed?.around).toEqual(['Tiefe: ', '\nBreite: ', ''])
  })

  it('has no slots where one is written in two ways', () => {
    expect(parseTemplate('Deep? @deep[yes] or @deep[no]')?.slots).toEqual([])
  })

  it('lists the words that a slot is one of', () => {
    const parsed = parseTemplate('Deep? @deep[yes/no], @kind[k] where "k" is either "pond" or "lake".')
    expect(parsed?.slots.map(({ choices }) => choices)).toEqual([
      ['yes', 'no'],
      ['pond', 'lake'],
    ])
  })

  it('knows a slot for several values', () => {
    expect(parseTemplate('Which? @deep[one, two, ...]')?.slots.map(({ several }) => several)).toEqual([true])
  })

  it('finds none in a plain question', () => {
    expect(parseTemplate('What is the price of item [3] at 10:30, mail me@example.org?')).toBeUndefined()
  })
})
