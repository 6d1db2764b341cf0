/** The months as people write them, in small letters and without points: a line of twelve a way to write them. */
const languages: { readonly [Language in string]: string } = {
  EN: `
    january february march april may june july august september october november december
    jan feb mar apr may jun jul aug sep oct nov dec
    - - - - - - - - sept - - -`,
  DE: `
    januar februar märz april mai juni juli august september oktober november dezember
    jan feb mär apr mai jun jul aug sep okt nov dez
    jänner - mrz - - - - - sept - - -
    - - maerz - - - - - - - - -`,
  ES: `
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    ene feb mar abr may jun jul ago sep oct nov dic
    - - - - - - - - setiembre - - -
    - - - - - - - - sept - - -`,
  PT: `
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
    jan fev mar abr mai jun jul ago set out nov dez
    - - marco - - - - - - - - -`,
  FR: `
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    janv févr mars avr mai juin juil août sept oct nov déc
    - fevrier - - - - - aout - - - decembre
    jan fév mar - - - - aoû sep - - dec
    - fev - - - - - - - - - -`,
  IT: `
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    gen feb mar apr mag giu lug ago set ott nov dic`,
  PL: `
    stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
    styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
    sty lut mar kwi maj cze lip sie wrz paź lis gru`,
  RU: `
    января февраля марта апреля мая июня июля августа сентября октября ноября декабря
    январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
    янв фев мар апр мая июн июл авг сен окт ноя дек
    - февр - - май - - - сент - нояб -`,
  TR: `
    ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
    oca şub mar nis may haz tem ağu eyl eki kas ara
    - subat - - mayis - - agustos eylul - kasim aralik
    - sub - - - - - agu - - - -`,
  ID: `
    januari februari maret april mei juni juli agustus september oktober november desember
    jan feb mar apr mei jun jul agu sep okt nov des
    - - - - - - - agt sept - nop -`,
  AR: `
    يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
    كانون_الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين_الأول تشرين_الثاني كانون_الأول
    - - - ابريل - - - اغسطس - اكتوبر - -
    جانفي فيفري - أفريل ماي جوان جويلية أوت - - - -`,
  HI: `
    जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर
    - फरवरी - - - - - - सितम्बर अक्तूबर नवम्बर दिसम्बर
    जन फ़र - - - - जुल अग सित अक्टू नव दिस`,
}

/** One language: for each way of writing, the twelve names; what a way lacks is empty. */
export type MonthNames = readonly string[]

const monthNames: readonly MonthNames[] = Object.values(languages).map((text) =>
  text
    .trim()
    .split(/\s+/)
    .map((name) => (name === '-' ? '' : name.replace('_', ' ').normalize('NFC'))),
)

/** The names of every language that has all of these words, twelve after twelve; empty where none has. */
export function monthNamesWith(words: ReadonlySet<string>): MonthNames {
  const languages = monthNames.filter((names) => [...words].every((word) => names.includes(word)))
  return words.size === 0 ? [] : languages.flat()
}

const known = new Set(monthNames.flat().filter((name) => name !== ''))

export const isMonthName = (word: string): boolean => known.has(word)
