/** Kana that only end a verb within a noun: the り and げ of 売り上げ. Particles are not among them. */
const inner = /[りしいきちみびぎげけえれめせわじ]/gu

/** What the spellings of a word share: 売り上げ is 売上, 支払い is 支払, サーバー is サーバ. */
export function stem(word: string): string {
  const short = word.replace(/(?<=[\p{Script=Katakana}ー]{2})ー$/u, '')
  if (!/^\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}]*$/u.test(short)) return short
  const bare = short.replace(inner, '')
  return /^\p{Script=Han}{2,}$/u.test(bare) ? bare : short
}
