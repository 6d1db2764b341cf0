const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  single: 1,
}
const places: Readonly<Record<string, number>> = { tenth: 1, hundredth: 2, thousandth: 3 }

/** To how many decimals a text wants numbers rounded; undefined where it does not say. */
export function decimalsIn(text: string): number | undefined {
  const counted =
    /(?<!\p{L})(\d+|one|two|three|four|five|six|single|first|second|third|fourth|fifth)(?:st|nd|rd|th)?[\s-]+(?:decimal|digits? after|dp\b|Dezimal|Nachkomma)/iu.exec(
      text,
    )?.[1] ?? /(?:decimal places?|decimals|小数点?后?)[:\s]*(?:of|to|=)?\s*(\d+)/iu.exec(text)?.[1]
  if (counted !== undefined) return counts[counted.toLowerCase()] ?? Number(counted)
  const nearest = /nearest\s+(tenth|hundredth|thousandth)/iu.exec(text)?.[1]
  if (nearest !== undefined) return places[nearest.toLowerCase()]
  return /(?<!\p{L})(?:integers?|whole numbers?|nearest whole)(?!\p{L})/iu.test(text) ? 0 : undefined
}
