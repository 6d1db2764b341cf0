import { fold } from '../../../domain/table.ts'

/**
 * Words of headers that say in what way something is told, and not what: an order has an id, a number, a name and a date, a
 * discount a percentage. Alone they name no part of a longer name.
 */
const identifiers =
  'id ids identifier key code codes number numbers no nr num ref reference uuid guid nummer kennung schlüssel kürzel identificador número numero nro código codigo cod clave identifiant numéro clé référence identificativo codice chiave chave номер код ид идентификатор numer kod identyfikator numara numarası kodu nomor kode mã số رقم رمز كود معرف आईडी क्रमांक नंबर कोड 番号 コード 번호 코드 아이디 编号 号码 序号 代码 编码 編號 號碼 序號 代碼 編碼'
const names =
  'name names title namen bezeichnung titel nombre nombres título nom noms titre nome nomi titolo nomes имя название наименование фио imię nazwa tytuł ad adı isim ismi nama judul tên اسم عنوان नाम शीर्षक 名 名称 氏名 名前 이름 명칭 성명 姓名 名字 名稱'
const times =
  'date dates time datetime timestamp datum zeit zeitpunkt fecha hora heure data ora дата время czas tarih tarihi saat saati tanggal waktu ngày giờ تاريخ وقت दिनांक तारीख समय 日付 日時 日期 时间 時間 날짜 일자 일시 시간'
const shares =
  'percent percentage pct prozent prozentsatz porcentaje pourcentage percentuale porcentagem percentual процент procent yüzde yüzdesi persen persentase نسبة प्रतिशत 百分比 퍼센트'

const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(' ').map(fold)))

export const kindWords = wordsIn([identifiers, names, times, shares])

/** Those that say that numbers are no amounts. */
export const identifierWords = wordsIn([identifiers])
