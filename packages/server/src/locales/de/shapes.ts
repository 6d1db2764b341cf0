import type { TimeGrain } from '@auger/contract/plan'
import { heard, type Heard } from '../hears.ts'

/** A grain with its case forms: Monat, Monate, monatlich, pro Monat, jeden Monat, nach Monaten. */
const grain = (of: TimeGrain, one: string, many: string, each: string, own: string): Heard =>
  heard(
    { kind: 'grain', grain: of },
    `${one} | ${many} | ${many}n | pro ${one} | je ${one} | ${each} ${one} | nach ${one} | nach ${many} | nach ${many}n | für ${each} ${one} | in ${each} ${one} | ${own}`,
  )

export const shapes: readonly Heard[] = [
  heard(
    { kind: 'group' },
    `pro | je | per | nach | jeder | jede | jedes | jeden | jedem | für jede | für jeden | für jedes | in jeder | in jedem | in jedes | von jeder | von jedem |
    bei jeder | bei jedem | gruppiert nach | aufgeteilt nach | aufgeschlüsselt nach | unterteilt nach | getrennt nach | gegliedert nach |
    für alle | zu jeder | zu jedem | an jedem | an jeder | mit jeder | mit jedem | je nach | über alle | der einzelnen | die einzelnen | für die einzelnen | bei den einzelnen | pro einzelner | nach jeweiliger | jeweilige | gruppiere nach | sortiert je | im jeweiligen | in der jeweiligen | verteilt auf | aufgegliedert nach | auf die | auf die einzelnen`,
  ),
  grain(
    'year',
    'Jahr',
    'Jahre',
    'jedes',
    'jährlich | jährliche | jährlichen | jährlicher | jährliches | Jahres | jedem Jahr | Kalenderjahr | pro Kalenderjahr | Jahrgang',
  ),
  grain(
    'quarter',
    'Quartal',
    'Quartale',
    'jedes',
    'quartalsweise | vierteljährlich | vierteljährliche | vierteljährlichen | Vierteljahr | pro Vierteljahr | jedem Quartal | Quartals',
  ),
  grain(
    'month',
    'Monat',
    'Monate',
    'jeden',
    'monatlich | monatliche | monatlichen | monatlicher | monatliches | monatsweise | jedem Monat | Monats | pro Kalendermonat',
  ),
  grain(
    'week',
    'Woche',
    'Woche',
    'jede',
    'wöchentlich | wöchentliche | wöchentlichen | wöchentlicher | wochenweise | jeder Woche | Kalenderwoche | pro Kalenderwoche | Wochen',
  ),
  grain(
    'day',
    'Tag',
    'Tage',
    'jeden',
    'täglich | tägliche | täglichen | täglicher | tageweise | jedem Tag | Tages | pro Datum | nach Datum | je Datum',
  ),
  heard(
    { kind: 'list' },
    `zeige | zeig | zeige mir | zeig mir | zeigen | zeigen Sie | zeigen Sie mir | liste | liste alle | liste auf | listen Sie | nenne | nenne mir | nenn | nenn mir | nennen Sie | gib | gib mir | geben Sie | geben Sie mir | gebe |
    finde | finden | suche | such | sag mir | sage mir | sagen Sie mir | zähle auf | zähl auf | ermittle | bestimme | berechne | berechnen Sie | gib aus | ausgeben | auflisten | auflistung | anzeigen | anzeige | darstellen | hol | hole | führe auf`,
  ),
  heard(
    { kind: 'ask', about: 'thing' },
    `welche | welcher | welches | welchen | welchem | was | was ist | was sind | was war | was waren | welche sind | welcher ist | welches ist | welches sind | welches war | in welcher | in welchem | in welchen | für welche | für welchen | für welches |
    bei welcher | bei welchem | bei welchen | an welchem | an welcher | auf welchem | auf welcher | mit welchem | mit welcher | von welchem | von welcher | durch welche | durch welchen | aus welchem | aus welcher | zu welchem | zu welcher | was für | was für ein | was für eine | welche Art | welche Art von | wie lautet | wie lauten | wie heißt | wie heißen | wie heisst | wie ist | wie sind | wie hoch ist | wie hoch sind | wie hoch war | wie hoch waren | welch`,
  ),
  heard(
    { kind: 'ask', about: 'person' },
    'wer | wen | wem | wessen | wer ist | wer sind | wer war | wer waren | wer hat | wer hatte',
  ),
  heard(
    { kind: 'ask', about: 'time' },
    'wann | wann ist | wann war | wann waren | wann wurde | wann hat | seit wann | ab wann | an welchem Tag | zu welcher Zeit | an welchem Datum',
  ),
  heard(
    { kind: 'ask', about: 'place' },
    'wo | wo ist | wo sind | wo war | wo liegt | wo liegen | wo befindet sich | wohin | woher | wo wurde | an welchem Ort',
  ),
  heard(
    { kind: 'rows' },
    'alle Informationen | alle Informationen zu | alle Informationen über | sämtliche Informationen | Informationen zu | Informationen über | alle Angaben | alle Angaben zu | sämtliche Angaben | alle Einzelheiten | alle Einzelheiten zu | alle Details | alle Details zu | alle Details über | Details zu | alles über | alles zu | alles was wir über | alles was du über | alles was wir haben | alles was bekannt ist | was wissen wir über | was weißt du über | alle Daten | alle Daten zu | alle Daten über | alle Daten der | sämtliche Daten | alle Spalten | alle Felder | alle Attribute | vollständige Datensätze | kompletter Datensatz | ganze Zeilen | Zeilen | Zeile | Datensätze | Datensatz | Datensätzen | Einträge | Eintrag | Einträgen | Einträgen | Beobachtungen | Datenpunkte | Datenzeilen | Reihen | Reihe',
  ),
  heard(
    { kind: 'order' },
    'sortiert nach | sortiere nach | geordnet nach | ordne nach | sortiert | geordnet | sortiere | sortieren | ordnen | in der Reihenfolge | Reihenfolge | nach der Reihe | Rangfolge nach | gereiht nach | Rangliste nach | sortiert anhand',
  ),
  heard(
    { kind: 'direction', direction: 'descending' },
    `absteigend | absteigende | absteigender | in absteigender Reihenfolge | fallend | vom höchsten zum niedrigsten | von hoch nach niedrig | vom größten zum kleinsten | von groß nach klein |
    höchste zuerst | größte zuerst | neueste zuerst | teuerste zuerst | die höchsten zuerst | die größten zuerst | von neu nach alt | z bis a | umgekehrter Reihenfolge | in umgekehrter Reihenfolge | vom ältesten zum jüngsten | beginnend mit dem höchsten | beginnend mit dem größten`,
  ),
  heard(
    { kind: 'direction', direction: 'ascending' },
    `aufsteigend | aufsteigende | aufsteigender | in aufsteigender Reihenfolge | steigend | vom niedrigsten zum höchsten | von niedrig nach hoch | vom kleinsten zum größten | von klein nach groß |
    niedrigste zuerst | kleinste zuerst | älteste zuerst | billigste zuerst | die niedrigsten zuerst | von alt nach neu | a bis z | alphabetisch | alphabetischer | in alphabetischer Reihenfolge | chronologisch | in chronologischer Reihenfolge | zeitlich geordnet | vom jüngsten zum ältesten | beginnend mit dem niedrigsten | beginnend mit dem kleinsten`,
  ),
  heard(
    { kind: 'chart', chart: 'bar' },
    'Balkendiagramm | Säulendiagramm | als Balkendiagramm | als Säulendiagramm | als Balken | im Balkendiagramm | Balkengrafik | mit Balken',
  ),
  heard(
    { kind: 'chart', chart: 'line' },
    'Liniendiagramm | Kurve | als Liniendiagramm | als Linie | als Kurve | Linienchart | im Zeitverlauf | im Verlauf | über die Zeit | Zeitverlauf | im Laufe der Zeit',
  ),
  heard(
    { kind: 'chart', chart: 'auto' },
    'Diagramm | als Diagramm | Grafik | als Grafik | Schaubild | visualisiere | visualisieren | grafisch | zeichne | plotte | Chart | stelle grafisch dar | Graph | im Diagramm | ein Diagramm',
  ),
  heard(
    { kind: 'chart', chart: 'none' },
    'als Tabelle | in einer Tabelle | ohne Diagramm | kein Diagramm | tabellarisch | ohne Grafik',
  ),
  heard(
    { kind: 'follow' },
    'und was ist mit | was ist mit | wie sieht es aus mit | wie sieht es mit | und für | und bei | und in | nur | nur für | nur die | nur in | lediglich | stattdessen | jetzt | und jetzt | dasselbe für | das gleiche für | das Gleiche | dasselbe | aber nur | auch | auch für | ausschließlich | bloß | und wie',
  ),
]
