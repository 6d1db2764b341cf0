/** Letters that people of a script set for one another, or leave out, made one: so that a word is found however it is spelled. */
export function oneSpelling(text: string): string {
  if (/[\u0600-\u06ff]/.test(text)) return arabic(latinDigits(text))
  if (/[\u0900-\u097f]/.test(text)) return devanagari(latinDigits(text))
  return text
}

/** Without vowel marks and stretching; one alef, one final ya, and one letter for the feminine ending. */
const arabic = (text: string): string =>
  text
    .replace(/[\u0610-\u061a\u064b-\u065f\u0670\u0640\u200e\u200f]|\u200c|\u200d/g, '')
    .replace(/[آأإٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')

/** Without dots below; one nasal sign (हिन्दी is हिंदी), one open o (ऑर्डर is आर्डर), endings with or without y (लिये is लिए). */
const devanagari = (text: string): string =>
  text
    .replace(/\u093c|\u200c|\u200d/g, '')
    .replace(/[ङञणनम]्(?=[क-म])/g, 'ं')
    .replace(/ँ/g, 'ं')
    .replace(/ॉ/g, 'ा')
    .replace(/ऑ/g, 'आ')
    .replace(/(?<=[\p{L}\p{M}])ये(?![\p{L}\p{M}])/gu, 'ए')
    .replace(/(?<=[\p{L}\p{M}])यी(?![\p{L}\p{M}])/gu, 'ई')

const zeros = [0x0660, 0x06f0, 0x0966]

/** Digits and the marks of numbers in Arabic and Devanagari as those that numbers are read by; every place stays what it was. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f٫٬٪]/g, (sign) => {
    const code = sign.charCodeAt(0)
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? (marks[sign] ?? sign) : String(code - zero)
  })

const marks: { readonly [mark: string]: string } = { '٫': '.', '٬': ',', '٪': '%' }
