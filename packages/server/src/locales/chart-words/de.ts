import { heard, type Heard } from '../hears.ts'

export const de: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'Kreisdiagramm | als Kreisdiagramm | Tortendiagramm | als Tortendiagramm | als Torte | als Kreis | Kuchendiagramm | als Kuchendiagramm | im Kreisdiagramm',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'gestapelt | gestapeltes Balkendiagramm | als gestapeltes Balkendiagramm | gestapelte Balken | gestapeltes Säulendiagramm | gestapelte Säulen | als gestapelte Balken',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    'gruppiertes Balkendiagramm | gruppierte Balken | Balken nebeneinander | als gruppiertes Balkendiagramm | gruppierte Säulen',
  ),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'Streudiagramm | als Streudiagramm | Punktdiagramm | als Punktdiagramm | Punktwolke | als Punktwolke | Scatterplot | als Scatterplot | im Streudiagramm',
  ),
  heard({ kind: 'chart', chart: 'histogram' }, 'Histogramm | als Histogramm | Histogramm von'),
  heard({ kind: 'chart', chart: 'area' }, 'Flächendiagramm | als Flächendiagramm'),
  heard({ kind: 'chart', chart: 'box' }, 'Boxplot | als Boxplot | Kastengrafik'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'Heatmap | als Heatmap | Wärmekarte'),
  heard({ kind: 'chart', chart: 'number' }, 'als Zahl | als eine Zahl'),
  heard(
    { kind: 'chart', chart: 'none' },
    'kein Diagramm | ohne Diagramm | keine Grafik | ohne Grafik | nur die Zahl | nur die Zahlen | nur die Tabelle',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    'Zusammenhang | Zusammenhang zwischen | den Zusammenhang zwischen | Beziehung zwischen | Korrelation | Korrelation zwischen | Verhältnis zwischen',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    'Trend | Trends | Entwicklung | Verlauf | Entwicklung von | Veränderung | im Zeitverlauf | zeitliche Entwicklung | Tendenz | entwickelt | entwickelte | entwickelten | entwickeln',
  ),
  heard({ kind: 'suggest', chart: 'pie' }, 'Anteil | Anteile | Anteil von | Anteil der | Zusammensetzung'),
  heard({ kind: 'suggest', chart: 'bar' }, 'Vergleich | vergleiche | Vergleich von | vergleichen'),
  heard(
    { kind: 'suggest', chart: 'histogram' },
    'Verteilung | Verteilung von | Verteilung der | verteilt | verteilt sich | verteilen | verteilen sich | wie verteilt sich | wie verteilen sich',
  ),
  heard({ kind: 'axis', axis: 'x' }, 'x-Achse | x Achse | der x-Achse | die x-Achse | horizontale Achse'),
  heard({ kind: 'axis', axis: 'y' }, 'y-Achse | y Achse | der y-Achse | die y-Achse | vertikale Achse'),
  heard({ kind: 'bin' }, 'Intervall | Intervalle | in Intervalle | Klassen | Klassenbreite'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'Wochentag | Wochentage | nach Wochentag | pro Wochentag | je Wochentag | nach Wochentagen | an jedem Wochentag | Wochentagen',
  ),
  heard(
    { kind: 'grain', grain: 'hour' },
    'Stunde des Tages | pro Stunde | je Stunde | nach Stunde | nach Stunden | stündlich | Uhrzeit | nach Uhrzeit',
  ),
]
