import { heard, type Heard } from '../hears.ts'
import { said } from './forms.ts'

const at = '(w/we/na/dla/z/ze/do/od/po/u/przy/o/przez/za/spośród)'

export const shapes: readonly Heard[] = [
  said(
    { kind: 'group' },
    `
    według | wg | na | per | w podziale na | z podziałem na | w rozbiciu na | podziel na | z rozbiciem na | pogrupuj według | pogrupuj po |
    pogrupowan~ według | grupując po | grupując według | każd~ | dla każd~ | w każd~ | na każd~ | z każd~ | u każd~ | poszczególn~ | w poszczególnych |
    dla poszczególnych | na poszczególne | w zależności od | ze względu na | pod względem każd~ | dla wszystkich | na jednego | na jedną | na jeden |
    w różnych | dla różnych | z osobna | osobno dla | co do każd~ | przypada na | w podziale według | według poszczególnych
  `,
  ),
  heard(
    { kind: 'grain', grain: 'year' },
    `
    rok | roku | rokiem | lata | lat | latach | latami | rocznie | roczny | roczna | roczne | rocznych | na rok | w każdym roku | każdego roku | co roku |
    według lat | wg lat | w poszczególnych latach | w którym roku | którym roku | corocznie | według roku | wg roku | każdy rok | r
  `,
  ),
  heard(
    { kind: 'grain', grain: 'quarter' },
    `
    kwartał | kwartału | kwartale | kwartały | kwartałach | kwartałów | kwartalnie | kwartalny | kwartalna | kwartalne | na kwartał | w każdym kwartale |
    każdego kwartału | co kwartał | według kwartałów | wg kwartałów | w którym kwartale | według kwartału
  `,
  ),
  heard(
    { kind: 'grain', grain: 'month' },
    `
    miesiąc | miesiąca | miesiącu | miesiące | miesięcy | miesiącach | miesięcznie | miesięczny | miesięczna | miesięczne | na miesiąc | w każdym miesiącu |
    każdego miesiąca | co miesiąc | według miesięcy | wg miesięcy | w poszczególnych miesiącach | w którym miesiącu | którym miesiącu | według miesiąca |
    wg miesiąca | każdy miesiąc | comiesięczn
  `,
  ),
  heard(
    { kind: 'grain', grain: 'week' },
    `
    tydzień | tygodnia | tygodniu | tygodnie | tygodni | tygodniach | tygodniowo | tygodniowy | tygodniowa | tygodniowe | na tydzień | w każdym tygodniu |
    co tydzień | według tygodni | wg tygodni | w którym tygodniu
  `,
  ),
  heard(
    { kind: 'grain', grain: 'day' },
    `
    dzień | dnia | dniu | dni | dniach | dziennie | dzienny | dzienna | dzienne | na dzień | każdego dnia | codziennie | codzienny | według dni | wg dni |
    według daty | wg daty | którego dnia | w którym dniu | według dat
  `,
  ),
  heard(
    { kind: 'list' },
    `
    pokaż | pokażcie | pokazać | pokaż mi | wymień | wymienić | wypisz | wypisać | wyświetl | wyświetlić | podaj | podać | podaj mi | znajdź | znaleźć | wskaż |
    wskazać | lista | listę | listy | zwróć | daj | daj mi | zobacz | wylistuj | przedstaw | określ | powiedz | powiedz mi | wybierz | pobierz | oblicz |
    obliczyć | wylicz | wyznacz | zestawienie | wykaz | podasz | sprawdź | sporządź listę | chcę zobaczyć | wyszukaj | ustal
  `,
  ),
  said(
    { kind: 'ask', about: 'thing' },
    `
    co | czego | czym | jaki | jaka | jakie | jakiego | jakiej | jaką | jakim | jakich | jakimi | jacy | któr~ | którzy | który z | która z | które z |
    którego z | ${at} jakim | ${at} jakiej | ${at} jakich | ${at} jaki | ${at} jaką | ${at} jakie | ${at} któr~ | jaki jest | jaka jest | jakie jest |
    jakie są | jaki był | jaka była | jakie były | jakie było | ile wynosi | ile wynosiła | ile wynosił | ile wynoszą | co to jest | co jest | czyj | czyja | czyje |
    ile wyniosła | ile wyniósł | ile wyniosło
  `,
  ),
  heard(
    { kind: 'ask', about: 'person' },
    'kto | kogo | komu | kim | u kogo | kto jest | kto był | kto to | od kogo | kto ma | kto z',
  ),
  heard(
    { kind: 'ask', about: 'time' },
    'kiedy | kiedy był | kiedy była | kiedy było | w jakim dniu | którego dnia | w którym roku | jakiego dnia | w jakim roku | od kiedy | o której | w jakim terminie',
  ),
  heard(
    { kind: 'ask', about: 'place' },
    'gdzie | gdzie jest | gdzie są | gdzie był | gdzie była | dokąd | skąd | w jakim miejscu | gdzie znajduje się | gdzie leży',
  ),
  heard(
    { kind: 'rows' },
    `
    wiersz | wiersze | wierszy | wierszem | wierszach | wiersza | rekord | rekordy | rekordów | rekordu | rekordach | wpis | wpisy | wpisów | pozycji w tabeli |
    obserwacji | obserwacje | wszystkie informacje | wszystkie dane | wszystkie szczegóły | wszystko | wszystkie kolumny | szczegóły | pełne dane | informacje | dane o |
    wszystkie informacje o
  `,
  ),
  said(
    { kind: 'order' },
    `
    posortuj | posortuj według | posortuj po | posortuj wg | posortowan~ | posortowan~ według | posortowan~ po | posortowan~ wg | sortuj | sortuj według | uporządkuj |
    uporządkuj według | uporządkowan~ | uporządkowan~ według | w kolejności | w porządku | według kolejności | ułóż | ułóż według | sortowanie | sortując |
    sortując według | uszereguj | uszeregowan~ | ułożon~ według | w kolejności według
  `,
  ),
  heard(
    { kind: 'direction', direction: 'descending' },
    `
    malejąco | w kolejności malejącej | w porządku malejącym | malejącej | malejącym | od największego do najmniejszego | od największej do najmniejszej |
    od największych do najmniejszych | od najwyższego do najniższego | od najwyższej do najniższej | od najwyższych do najniższych | od najstarszego do najmłodszego |
    od najnowszych do najstarszych | od najnowszego do najstarszego | od najdroższego do najtańszego | od najdroższych do najtańszych | od największego |
    w odwrotnej kolejności | odwrotnie | od z do a | od najlepszego do najgorszego | od najdłuższego do najkrótszego | zstępująco | od najstarszych do najmłodszych |
    w odwrotnej kolejności alfabetycznej
  `,
  ),
  heard(
    { kind: 'direction', direction: 'ascending' },
    `
    rosnąco | w kolejności rosnącej | w porządku rosnącym | rosnącej | rosnącym | od najmniejszego do największego | od najmniejszej do największej |
    od najmniejszych do największych | od najniższego do najwyższego | od najniższej do najwyższej | od najniższych do najwyższych | od najmłodszego do najstarszego |
    od najstarszych do najnowszych | od najtańszego do najdroższego | od najtańszych do najdroższych | od najmniejszego | alfabetycznie | w kolejności alfabetycznej |
    w porządku alfabetycznym | chronologicznie | w kolejności chronologicznej | w porządku chronologicznym | od a do z | od najkrótszego do najdłuższego | wstępująco |
    od najmłodszych do najstarszych
  `,
  ),
  said(
    { kind: 'chart', chart: 'bar' },
    `
    wykres(/u/ie/em) słupkow(y/ego/ym) | wykres(/u/ie/em) kolumnow(y/ego/ym) | na wykresie słupkowym | jako wykres słupkowy | w formie wykresu słupkowego | słupki |
    słupkami | jako słupki
  `,
  ),
  said(
    { kind: 'chart', chart: 'line' },
    `
    wykres(/u/ie/em) liniow(y/ego/ym) | na wykresie liniowym | jako wykres liniowy | w formie wykresu liniowego | w czasie | na przestrzeni czasu | na osi czasu
  `,
  ),
  heard(
    { kind: 'chart', chart: 'auto' },
    `
    wykres | wykresu | wykresem | wykresie | na wykresie | jako wykres | w formie wykresu | narysuj | narysuj wykres | zwizualizuj | wizualizacja | wykreśl |
    diagram | diagramu | pokaż wykres | pokaż na wykresie
  `,
  ),
  heard(
    { kind: 'chart', chart: 'none' },
    'w tabeli | jako tabela | jako tabelę | w formie tabeli | bez wykresu | tabela z | tabelę z | tabelka | tabelarycznie',
  ),
  heard(
    { kind: 'follow' },
    `
    a co z | co z | tylko | tylko dla | jedynie | wyłącznie | zamiast tego | teraz | to samo dla | to samo | a dla | a w | a teraz | też | również | i dla |
    a jak | tak samo dla | i tylko
  `,
  ),
]

export const unsupported: Heard = said(
  { kind: 'unsupported' },
  `
  korelacj(a/i/ę/ą) | skorelowan~ | związek | związku | zależność | zależności | zależy | powiązan~ | regresj(a/i/ę/ą) | kowariancja | percentyl | kwantyl | kwartyl |
  decyl | skośność | kurtoza | odstając~ | wartości odstające | anomali(a/e/i/ę) | rozkład | rozkładu | histogram | rozkład normalny | prognoz(a/y/ę/ą/uj) |
  przewidź | przewidywan~ | przewidywania | trend | trendu | trendy | tendencja | tendencję | wzrost sprzedaży | tempo wzrostu | dynamika | dynamikę | przyrost | przyrostu |
  rok do roku | miesiąc do miesiąca | średnia krocząca | średnia ruchoma | narastająco | skumulowan~ | zmiana | zmianę | zmieniła się | zmienił się | zmieniło się |
  zmieniły się | wzrósł | wzrosła | wzrosło | wzrosły | spadł | spadła | spadło | spadły | spadek | spadku | zwiększył | zwiększyła | zwiększyło | zmniejszył | zmniejszyła |
  zmniejszyło | ile razy więcej | dwa razy więcej | dwukrotnie | stosunek | stosunku | podzielon~ przez | pomnożon~ | na mieszkańca | na głowę | na osobę |
  dlaczego | czemu | wyjaśnij | wytłumacz | przyczyn(a/y/ę) | powód | powody | z powodu czego | istotn~ | statystycznie | hipotez(a/y/ę) | test t | klaster | klastry |
  klasteryzacja | segmentacja | klasyfikacja statystyczna | przestawn~ | połącz tabele | scal | zaktualizuj | usuń | skasuj | wstaw | zmień nazwę | przekształć | wypełnij |
  znormalizuj | nigdy
`,
)
