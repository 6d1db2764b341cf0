/** What the words of a column's name say about it. orderId, ORDER_ID and "order id" are read alike. */

export function words(name: string): readonly string[] {
  return name
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Words that stand alone in a name, and endings for scripts that write words together. */
interface Hints {
  readonly words: ReadonlySet<string>
  readonly endings: RegExp
}

const hints = (list: string, endings: RegExp): Hints => ({ words: new Set(list.split(/\s+/)), endings })

const hasAny = (name: string, { words: known, endings }: Hints): boolean =>
  words(name).some((word) => known.has(word)) || endings.test(name.trim())

const endsIn = (name: string, { words: known, endings }: Hints): boolean =>
  known.has(words(name).at(-1) ?? '') || endings.test(name.trim())

const identifiers = hints(
  'id ids uuid guid key code number no nr num nummer código codigo numéro numero número номер код आईडी क्रमांक नंबर कोड zip zipcode postcode plz isbn sku phone serial',
  /(编号|编码|代码|号码|編號|編碼|代碼|號碼|番号|コード|번호|코드|\p{Ll}nummer|\p{Ll}nr\.?)$/u,
)

export function namesIdentifier(name: string): boolean {
  const [first = ''] = words(name)
  return (
    endsIn(name, identifiers) ||
    /^(?:id|رقم|الرقم|رمز|كود|معرف|معرّف)$/u.test(first) ||
    leadsWithCode(words(name))
  )
}

/** Where the thing stands last: "código de cliente" and "número de pedido", but not "número de pasajeros", which counts. */
function leadsWithCode([first = '', ...rest]: readonly string[]): boolean {
  if (/^(?:c[óo]digo|codice|numéro|matr[íi]cula|matricule|номер|код)$/u.test(first)) return rest.length > 0
  if (first === 'code')
    return /^(?:client|produit|article|commande|fournisseur|employé|insee)$/u.test(rest[0] ?? '')
  return /^n[úu]mero$/u.test(first) && rest.length > 0 && rest[0] !== 'di' && !/s$/u.test(rest.at(-1) ?? '')
}

const categories = hints(
  'class category type group level grade status stage rank tier zone ward cluster segment gender sex rating flag label فئة الفئة نوع النوع حالة الحالة درجة الدرجة تصنيف مستوى श्रेणी प्रकार वर्ग स्थिति स्तर लिंग',
  /(类别|类型|级别|状态|种类|類別|類型|級別|狀態|種類|分類|種別|区分|유형|등급|상태|구분)$/u,
)

export const namesCategory = (name: string): boolean => endsIn(name, categories)

type TimePart = 'year' | 'quarter' | 'month' | 'week' | 'day'

const timeWords: { readonly [Part in TimePart]: RegExp } = {
  year: /^(years?|yr|jahr|année|annee|año|ano|anno|год|rok|yıl|tahun|năm|.*年|.*年份|年度|.*연도|.*년|वर्ष|साल|سنة|السنة|عام|العام)$/u,
  quarter: /^(quarter|qtr|quartal|trimestre|квартал|तिमाही|ربع|الربع|.*季度?|.*四半期|.*분기)$/u,
  month:
    /^(month|monat|mois|mes|mês|mese|месяц|miesiąc|ay|bulan|tháng|.*月|.*月份|.*월|महीना|माह|شهر|الشهر)$/u,
  week: /^(week|woche|semaine|semana|settimana|неделя|सप्ताह|أسبوع|الأسبوع|.*周|.*週|.*주)$/u,
  day: /^(day|tag|jour|día|dia|giorno|день|दिन|يوم|اليوم|.*日|.*일)$/u,
}

/** Whether the name ends in a word for a part of time. */
export function lastWordIs(name: string, part: TimePart): boolean {
  return timeWords[part].test(words(name).at(-1) ?? '')
}

const dates = hints(
  'date dates datum fecha tanggal tgl дата tarih tarihi ngày तारीख तिथि दिनांक تاريخ التاريخ dob birthday geburtsdatum',
  /(日期|日付|年月日|날짜|일자)$|^data([ _](d[aeio]|del|della|do|zam|ur|wy).*)?$/iu,
)
const clocks = hints(
  'time timestamp datetime epoch unix ts at on zeit zeitpunkt zeitstempel heure hora waktu время zaman giờ समय وقت الوقت ora czas',
  /(时间|時間|日時|时间戳|시간|일시)$/u,
)

/** Whether it says that a number in it is a day: not the number of one, as date_id is, nor a sum up to one. */
export const namesDate = (name: string): boolean =>
  hasAny(name, dates) && !namesIdentifier(name) && !words(name).join(' ').includes('to date')

export const namesMoment = (name: string): boolean =>
  namesDate(name) || (endsIn(name, clocks) && !namesIdentifier(name))

const codes = {
  telephone: hints(
    'phone telephone tel fax telefon handynummer téléphone teléfono telefone telefono celular телефон тел telepon thoại फ़ोन फोन هاتف الهاتف',
    /(电话|電話|手机|手機|手机号|전화|전화번호|휴대폰|電話番号)$/u,
  ),
  postcode: hints(
    'zip zipcode postcode postcodes postal plz postleitzahl cep pincode पिनकोड بريدي',
    /(邮编|郵編|邮政编码|郵便番号|郵遞區號|우편번호)$/u,
  ),
  account: hints(
    'isbn issn ean upc gtin ssn iban imei pesel инн снилс cpf cnpj aadhaar',
    /(身份证号?|卡号|账号)$/u,
  ),
} as const

export type CodeKind = keyof typeof codes

const kindWords = /[\s_-]*(?:number|no[.]?|nr[.]?|num|code|nummer)$/i

/** What kind of code the name says that digits in it are, which nobody would add up. */
export function namesCode(name: string): CodeKind | undefined {
  const thing = name.trim().replace(kindWords, '')
  const kinds = Object.keys(codes) as CodeKind[]
  return kinds.find((kind) => endsIn(thing, codes[kind]) || endsIn(name, codes[kind]))
}
