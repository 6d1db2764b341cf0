import { heard, type Heard } from '../hears.ts'

export const it: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'grafico a torta | a torta | diagramma a torta | grafico circolare | in un grafico a torta',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'impilato | impilate | barre impilate | grafico a barre impilate | colonne impilate | in pila',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    'barre raggruppate | grafico a barre raggruppate | colonne raggruppate',
  ),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'grafico a dispersione | diagramma a dispersione | nuvola di punti | dispersione',
  ),
  heard({ kind: 'chart', chart: 'histogram' }, 'istogramma | come istogramma | istogramma di'),
  heard({ kind: 'chart', chart: 'area' }, 'grafico ad area | grafico ad aree'),
  heard({ kind: 'chart', chart: 'box' }, 'box plot | boxplot | diagramma a scatola'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'mappa di calore'),
  heard({ kind: 'chart', chart: 'number' }, 'come numero | un solo numero'),
  heard(
    { kind: 'chart', chart: 'none' },
    'senza grafico | nessun grafico | solo il numero | solo i numeri | solo la tabella',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    'relazione | relazione tra | relazione fra | la relazione tra | correlazione | correlazione tra | rapporto tra',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    'tendenza | tendenze | andamento | andamento di | evoluzione | cambiamento | nel tempo | variazione',
  ),
  heard(
    { kind: 'suggest', chart: 'pie' },
    'proporzione | proporzione di | percentuale | percentuale di | quota | quote | composizione',
  ),
  heard({ kind: 'suggest', chart: 'bar' }, 'confronto | confronta | confrontare | confronto tra | paragone'),
  heard({ kind: 'suggest', chart: 'histogram' }, 'distribuzione | distribuzione di'),
  heard({ kind: 'axis', axis: 'x' }, "asse x | l'asse x | asse orizzontale | asse delle x | ascisse"),
  heard({ kind: 'axis', axis: 'y' }, "asse y | l'asse y | asse verticale | asse delle y | ordinate"),
  heard({ kind: 'bin' }, 'intervallo | intervalli | in intervalli'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'giorno della settimana | giorni della settimana | per giorno della settimana | ogni giorno della settimana',
  ),
  heard(
    { kind: 'grain', grain: 'hour' },
    'per ora | ogni ora | ora del giorno | ore del giorno | per ora del giorno',
  ),
]
