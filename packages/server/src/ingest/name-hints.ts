/** What the words of a column's name say about it. orderId, ORDER_ID and "order id" are read alike. */

function words(name: string): readonly string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

const identifierWords = new Set(
  'id ids uuid guid key code number no nr num nummer código codigo código номер код zip zipcode postcode plz isbn sku phone serial'.split(
    ' ',
  ),
)
const identifierEnding = /(编号|编码|代码|号码|番号|コード|번호|코드)$/u

export function namesIdentifier(name: string): boolean {
  const all = words(name)
  const last = all.at(-1) ?? ''
  return identifierWords.has(last) || all[0] === 'id' || identifierEnding.test(name)
}

const categoryWords = new Set(
  'class category type group level grade status stage rank tier zone ward cluster segment gender sex rating flag label'.split(
    ' ',
  ),
)

export function namesCategory(name: string): boolean {
  return categoryWords.has(words(name).at(-1) ?? '')
}

type TimePart = 'year' | 'quarter' | 'month' | 'week' | 'day'

const timeWords: { readonly [Part in TimePart]: RegExp } = {
  year: /^(years?|yr|jahr|année|annee|año|ano|anno|год|rok|yıl|tahun|năm|.*年|.*年份|年度|.*연도|.*년|वर्ष|سنة)$/u,
  quarter: /^(quarter|qtr|quartal|trimestre|квартал|.*季度|.*四半期|.*분기)$/u,
  month: /^(month|monat|mois|mes|mês|mese|месяц|miesiąc|ay|bulan|tháng|.*月|.*月份|.*월|महीना|شهر)$/u,
  week: /^(week|woche|semaine|semana|settimana|неделя|.*周|.*週|.*주)$/u,
  day: /^(day|tag|jour|día|dia|giorno|день|.*日|.*일)$/u,
}

/** Whether the name ends in a word for a part of time. */
export function lastWordIs(name: string, part: TimePart): boolean {
  return timeWords[part].test(words(name).at(-1) ?? '')
}
