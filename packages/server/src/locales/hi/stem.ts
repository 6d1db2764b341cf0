import { oneSpelling } from '../../domain/one-spelling.ts'

const endings = /(?:ियों|ियां|ियो|ाओं|ाएं|ाया|ाए|ायों|ुओं|ुएं|यों|ओं|एं|ों|ें|ीं|ां|ो|े|ा|ी|ि|ए)$/u

/** What the forms of a Hindi noun or adjective share: उड़ानें and उड़ानों are उड़ान, सस्ती and सस्ते are सस्ता. */
export function stem(word: string): string {
  const plain = oneSpelling(word)
  if (!/^[\u0900-\u0963]+$/.test(plain)) return plain
  const cut = plain.replace(endings, '')
  return /[\u0905-\u0939].*[\u0905-\u0939]/.test(cut) ? cut : plain
}

/** शहरवार is शहर वार, by city; सोमवार is a day. `isThing` knows nouns. */
export function partsOf(word: string, isThing: (word: string) => boolean): readonly number[] {
  const thing = /^(.{2,})वार$/u.exec(word)?.[1]
  return thing !== undefined && !isThing(word) && isThing(thing) ? [thing.length] : []
}
