import { type Heard, type Meaning } from '../hears.ts'

/** With what numbers before them make of them: dakikadan fazla, dakikalık. */
const unit = (of: string, size: number, words: string): Heard => ({
  meaning: { kind: 'unit', of, size } satisfies Meaning,
  phrases: words
    .split(' ')
    .flatMap((word) => [
      word,
      ...['dan', 'den', 'tan', 'ten', 'lık', 'lik', 'luk', 'lük', 'nın', 'nin', 'ın', 'in'].flatMap((end) => [
        word + end,
        `${word} ${end}`,
      ]),
    ]),
})

export const units: readonly Heard[] = [
  unit('time', 1, 'saniye sn'),
  unit('time', 60, 'dakika dk'),
  unit('time', 3600, 'saat'),
  unit('length', 0.01, 'cm santim santimetre'),
  unit('length', 1, 'metre'),
  unit('length', 1000, 'km kilometre'),
  unit('length', 1609.344, 'mil'),
  unit('weight', 0.001, 'gram gr'),
  unit('weight', 1, 'kg kilo kilogram'),
  unit('weight', 0.45359237, 'pound libre'),
  unit('weight', 1000, 'ton'),
  unit('dollar', 1, 'dolar usd'),
  unit('euro', 1, 'euro avro eur'),
  unit('lira', 1, 'lira tl try'),
  unit('yuan', 1, 'yuan'),
  {
    meaning: { kind: 'unit', of: 'age', size: 1 },
    phrases: ['yaşında', 'yaş', 'yaşındaki', 'yaşından'],
  },
]
