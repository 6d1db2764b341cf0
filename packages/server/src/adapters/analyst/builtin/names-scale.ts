/** A column that counts in millions is compared with 5 when the question says 5 million. */
export const namesScale = (name: string): boolean =>
  /thousand|million|billion|千|万|亿|萬|億|백만|천원|만원/i.test(name)
