import type { Random } from './random.ts'

/** A file whose answers are known because they were added up while it was written. */
export interface CitySales {
  readonly bytes: Buffer
  readonly rows: number
  readonly totals: ReadonlyMap<string, number>
}

const cities = ['Almaty', 'Bergen', 'Cusco', 'Dakar', 'Évora', 'Fukuoka', 'Gdańsk'] as const
const products = ['lamp', 'chair', 'kettle', 'rug'] as const

export function citySales(random: Random, rows: number): CitySales {
  const totals = new Map<string, number>()
  const lines = ['city,product,amount']
  for (let row = 0; row < rows; row++) {
    const city = random.pick(cities)
    const amount = random.whole(1, 900)
    totals.set(city, (totals.get(city) ?? 0) + amount)
    lines.push(`${city},${random.pick(products)},${amount}`)
  }
  return { bytes: Buffer.from(`${lines.join('\n')}\n`), rows, totals }
}

/** Bytes that no table can be read from; whatever comes of them, it must come. */
export function unreadable(random: Random): CitySales {
  const bytes = Buffer.from(Array.from({ length: 2_000 }, () => random.whole(0, 255)))
  return { bytes, rows: 0, totals: new Map() }
}

export const isReadable = ({ rows }: CitySales): boolean => rows > 0

/** At least this many bytes, so that it goes in more than one part. */
export function largeCitySales(random: Random, bytes: number): CitySales {
  let rows = Math.ceil(bytes / 24)
  for (;;) {
    const sales = citySales(random, rows)
    if (sales.bytes.length > bytes) return sales
    rows = Math.ceil(rows * 1.2)
  }
}
