/** A date of three expressions; null where one is missing or there is no such day. */
export const dateOf = (year: string, month: string, day: string): string =>
  `TRY_CAST((${year}) || '-' || (${month}) || '-' || (${day}) AS DATE)`

export const year = '[0-9]{4}'
export const upToTwo = '[0-9]{1,2}'

/** Two digits mean the years from 1969 to 2068, as most programs have it. */
export const fourDigitYear = (digits: string): string =>
  `CASE WHEN length(${digits}) = 2 THEN CASE WHEN ${digits} < '69' THEN '20' ELSE '19' END || ${digits} ELSE ${digits} END`

/** The nth number in a text, from 1. */
export const numberAt = (text: string, place: number): string =>
  `regexp_extract_all(${text}, '[0-9]+')[${place}]`
