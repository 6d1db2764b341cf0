import type { Asked } from '../acceptance/answers.ts'

/** A CSV whose rows follow from their numbers, and questions whose answers were added up while it was written. */
export interface Sales {
  readonly bytes: Buffer
  readonly questions: readonly Asked[]
}

const cities = ['Almaty', 'Bergen', 'Cusco', 'Dakar', 'Évora', 'Fukuoka', 'Gdańsk', 'Hobart'] as const
const products = 500
const days = Array.from({ length: 730 }, (_, day) =>
  new Date(Date.UTC(2021, 0, 1 + day)).toISOString().slice(0, 10),
)
const rowsAPiece = 50_000

/** Amounts are counted in hundredths, so that every sum here is exact. */
interface Total {
  rows: number
  hundredths: number
  pieces: number
}
type Totals = Map<string, Total>

export function salesOf(rows: number): Sales {
  const totals = { city: new Map(), product: new Map(), month: new Map() } satisfies { [by: string]: Totals }
  const written = [Buffer.from('city,product,day,amount,pieces\n')]
  let lines = ''
  for (let row = 0; row < rows; row++) {
    const city = cities[(row * 5 + (row >> 4)) % cities.length] ?? ''
    const product = `product ${(row * 7919) % products}`
    const day = days[(row * 11) % days.length] ?? ''
    const hundredths = (row * 3_131) % 100_003
    const pieces = (row % 13) + 1
    lines += `${city},${product},${day},${(hundredths / 100).toFixed(2)},${pieces}\n`
    add(totals.city, city, hundredths, pieces)
    add(totals.product, product, hundredths, pieces)
    add(totals.month, day.slice(0, 7), hundredths, pieces)
    if (row % rowsAPiece === rowsAPiece - 1 || row === rows - 1) {
      written.push(Buffer.from(lines))
      lines = ''
    }
  }
  return { bytes: Buffer.concat(written), questions: questionsOf(rows, totals) }
}

function add(totals: Totals, name: string, hundredths: number, pieces: number): void {
  const total = totals.get(name) ?? { rows: 0, hundredths: 0, pieces: 0 }
  totals.set(name, {
    rows: total.rows + 1,
    hundredths: total.hundredths + hundredths,
    pieces: total.pieces + pieces,
  })
}

function questionsOf(
  rows: number,
  { city, product, month }: { readonly city: Totals; readonly product: Totals; readonly month: Totals },
): readonly Asked[] {
  const best = [...product].sort(
    ([one, a], [other, b]) => b.hundredths - a.hundredths || (one < other ? -1 : 1),
  )
  return [
    { question: 'How many rows are there?', answer: [[rows]] },
    { question: 'How many different product are there?', answer: [[product.size]] },
    {
      question: 'What is the total amount by city?',
      answer: [...city].map(([name, total]) => [name, total.hundredths / 100]),
      anyOrder: true,
    },
    {
      question: 'What is the average pieces by city?',
      answer: [...city].map(([name, total]) => [name, total.pieces / total.rows]),
      anyOrder: true,
    },
    {
      question: 'Show the top 5 product by total amount',
      answer: best.slice(0, 5).map(([name]) => [name]),
    },
    {
      question: 'What is the total pieces by month?',
      answer: [...month].map(([name, total]) => [`${name}-01`, total.pieces]),
      anyOrder: true,
    },
  ]
}
