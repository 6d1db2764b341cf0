import { heard, type Heard } from '../hears.ts'

export const pl: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'wykres kołowy | na wykresie kołowym | jako wykres kołowy | diagram kołowy | wykresie kołowym',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'skumulowany | skumulowane | skumulowany wykres słupkowy | słupki skumulowane | skumulowane słupki',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    'grupowany wykres słupkowy | słupki zgrupowane | zgrupowane słupki | słupki obok siebie',
  ),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'wykres punktowy | wykres rozrzutu | diagram rozrzutu | na wykresie punktowym | jako wykres punktowy',
  ),
  heard({ kind: 'chart', chart: 'histogram' }, 'histogram | jako histogram | na histogramie'),
  heard({ kind: 'chart', chart: 'area' }, 'wykres warstwowy | wykres obszarowy'),
  heard({ kind: 'chart', chart: 'box' }, 'wykres pudełkowy | boxplot'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'mapa cieplna | mapa ciepła'),
  heard({ kind: 'chart', chart: 'number' }, 'jako liczba | jedną liczbą'),
  heard(
    { kind: 'chart', chart: 'none' },
    'bez wykresu | nie rób wykresu | tylko liczba | tylko liczbę | tylko tabela | tylko tabelę',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    'związek | związek między | zależność | zależność między | korelacja | korelacja między | korelację | relacja między',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    'trend | trendy | tendencja | zmiana | zmiany | w czasie | rozwój | przebieg | kształtował się | kształtowała się | kształtowało się | kształtowały się | kształtuje się | kształtują się | zmieniał się | zmieniała się | zmieniało się | zmieniały się | zmieniał | zmieniała | zmieniało | zmieniały | rozwijał się | rozwijała się | rozwijały się | kształtowała | kształtował | ksztaltowala sie | zmieniala sie | zmienial sie',
  ),
  heard(
    { kind: 'suggest', chart: 'pie' },
    'udział | udziały | proporcja | proporcje | odsetek | procentowy udział | struktura',
  ),
  heard({ kind: 'suggest', chart: 'bar' }, 'porównanie | porównaj | porównać | porównanie między'),
  heard(
    { kind: 'suggest', chart: 'histogram' },
    'rozkład | rozkładu | rozkład wartości | rozkłada się | rozkładają się | się rozkłada | się rozkładają | rozkładał się | rozkładały się | rozklad | rozkladaja sie | rozklada sie',
  ),
  heard({ kind: 'axis', axis: 'x' }, 'oś x | osi x | według osi x | oś pozioma'),
  heard({ kind: 'axis', axis: 'y' }, 'oś y | osi y | według osi y | oś pionowa'),
  heard({ kind: 'bin' }, 'przedział | przedziały | w przedziałach | interwał'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'dzień tygodnia | dni tygodnia | według dnia tygodnia | każdy dzień tygodnia | według dni tygodnia | dniach tygodnia',
  ),
  heard(
    { kind: 'grain', grain: 'hour' },
    'na godzinę | co godzinę | każda godzina | godzina dnia | według godziny | według godzin',
  ),
]
