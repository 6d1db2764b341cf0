/** What superlatives and comparatives are of: names of columns, here and in English. */
export const prices =
  'cena ceny koszt koszty opłata opłaty taryfa czynsz kwota price fare cost fee charge rent'.split(' ')
export const lengths =
  'czas długość trwania odległość dystans duration length distance runtime minutes hours'.split(' ')
export const times = 'data czas rok dzień date time year day'.split(' ')
export const ages = 'wiek lat age'.split(' ')
export const births = [...times, 'urodzenia', 'birth']
export const heights = 'wzrost wysokość height elevation altitude'.split(' ')
export const weights = 'waga masa ciężar weight mass'.split(' ')
export const warmth = 'temperatura temperature'.split(' ')
export const speeds = 'prędkość szybkość speed'.split(' ')
export const people = 'ludność populacja mieszkańcy population'.split(' ')
export const pays = 'pensja wynagrodzenie płaca zarobki dochód salary pay wage income'.split(' ')
export const ratings = 'ocena oceny rating gwiazdki punkty score stars'.split(' ')
export const areas = 'powierzchnia obszar rozmiar wielkość area size surface'.split(' ')
export const distances = 'odległość dystans długość distance length mark result'.split(' ')
