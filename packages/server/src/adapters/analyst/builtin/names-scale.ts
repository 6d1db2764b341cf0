const words = /thousand|million|billion|千|万|亿|萬|億|백만|천원|만원/i
/** As headers shorten it: Viewers (m), Umsatz (Mio.), выручка, млн руб. */
const short =
  /\((?:m|mn|mln|mil|mio|bn|mrd|tsd|k)\.?\)|\b(?:mln|mio|mrd|tsd)\b|(?<!\p{L})(?:тыс|млн|млрд)(?!\p{L})/iu

/** A column that counts in millions is compared with 5 when the question says 5 million. */
export const namesScale = (name: string): boolean => words.test(name) || short.test(name)
