/**
 * What programs and people write where a value is missing. Among words they may be words, so there only the unmistakable
 * count. None begins with a digit, so that numbers need not be compared with them.
 */
const always = `
#N/A|#NA|#NULL!|<NA>|NaN|nan|\\N|#N/A N/A|-NaN|-nan|-1.#IND|(null)|(NULL)|<null>|[null]|[NULL]`

const amongValues = `
-|--|---|.|..|...|…|?|:|*|—|–|－|#DIV/0!|#REF!|#VALUE!|#NUM!|#NAME?|(blank)
N/A|n/a|NA|na|N.A.|n.a.|NAN|NIL|Nil|nil|NONE|None|none|NULL|Null|null|missing|Missing
ND|nd|N/D|n/d|n.d.|N.D.|s/d|S/D|k.A.|k. A.|keine Angabe|n.v.|sin dato|sin datos|no disponible|sem dados|não disponível|não informado
non disponible|non renseigné|n.c.|N.C.|NC|non disponibile|brak|brak danych|b.d.|н/д|Н/Д|нд|нет данных|не указано
yok|veri yok|tidak ada|tidak tersedia|không có|なし|無し|未入力|該当なし|无|無|暂无|暫無|缺失|空|없음|해당없음|해당 없음
उपलब्ध नहीं|लागू नहीं|غير متوفر|لا يوجد|غير متاح`

const listed = (text: string): readonly string[] =>
  text
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

export const missingInText: readonly string[] = listed(always)
export const missingInValues: readonly string[] = [...missingInText, ...listed(amongValues)]
