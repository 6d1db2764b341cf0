const cities = ['Almaty', 'Bergen', 'Cusco', 'Dakar', 'Évora', 'Fukuoka', 'Gdańsk', 'Hobart'] as const
/** None of them is a sum of powers of two, and they differ in size: in another order they add up to something else. */
const prices = ['0.1', '0.7', '19.99', '1234.567', '0.003', '54321.9', '3.3'] as const
const days = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10),
)

/** A CSV of numbers whose sum depends on the order in which they are added. */
export function pricesFile(rows: number): Buffer {
  const lines = ['city,day,price']
  for (let row = 0; row < rows; row++)
    lines.push(
      [
        cities[(row * 5 + (row >> 4)) % cities.length],
        days[(row * 11) % days.length],
        prices[(row * 3 + (row >> 5)) % prices.length],
      ].join(','),
    )
  return Buffer.from(`${lines.join('\n')}\n`)
}

/** An average of them by group, and a sum over time. */
export const priceQuestions = [
  'What is the average price by city?',
  'What is the total price by month?',
] as const
