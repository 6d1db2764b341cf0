import { words } from '../../name-hints.ts'

/** What people call columns that hold places, in our languages. */
const regionWords = new Set(
  `country countries nation region city town village state province county district municipality prefecture continent borough suburb location
  land staat bundesland stadt ort kreis gemeinde kontinent
  país pais ciudad región provincia estado municipio continente departamento
  cidade município região
  pays ville région province département commune
  paese città regione provincia comune
  kraj miasto województwo powiat gmina region
  страна город регион область район край населённый
  ülke şehir il ilçe bölge
  negara kota provinsi kabupaten kecamatan wilayah
  nước tỉnh huyện
  देश शहर राज्य ज़िला जिला क्षेत्र प्रांत
  بلد البلد الدولة دولة مدينة المدينة محافظة المحافظة منطقة المنطقة
  postcode postcodes postleitzahl plz zip zipcode postal cep`
    .trim()
    .split(/\s+/),
)
const regionEnding =
  /(国家|國家|地区|地區|城市|省份?|县|縣|区县|省市|州|国|国名|都道府県|市区町村|市町村|都市|県|국가|나라|도시|지역|시도|시군구|邮编|郵便番号|우편번호)$|(thành phố|quốc gia|khu vực|tỉnh thành)$/iu

/** "country_id" is no place: an id is told apart by. */
export function namesPlace(name: string): boolean {
  const all = words(name)
  const last = all.at(-1) ?? ''
  const thing = last === 'name' || last === 'code' ? (all.at(-2) ?? '') : last
  return regionWords.has(thing) || regionEnding.test(name.trim())
}

const latitude =
  /^(lat|latitude|latitud|latitudine|breitengrad|breite|широта|enlem|lintang|अक्षांश|vĩ độ|szerokość geograficzna|خط العرض|纬度|緯度|위도)$/u
const longitude =
  /^(lon|lng|long|longitude|longitud|longitudine|längengrad|länge|долгота|boylam|bujur|देशांतर|kinh độ|długość geograficzna|خط الطول|经度|經度|経度|경도)$/u

/** How far from zero a coordinate of this name may lie; undefined where the name is none. */
export function coordinateReach(name: string): number | undefined {
  const all = words(name)
  const says = (known: RegExp) => known.test(all.join(' ')) || known.test(all.at(-1) ?? '')
  if (says(latitude)) return 90
  return says(longitude) ? 180 : undefined
}
