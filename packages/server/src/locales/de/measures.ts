import { heard, type Heard } from '../hears.ts'

export const measures: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    'wie viele | wieviele | wie viel | wieviel | wie vielen | wie vieler | Anzahl | Anzahl der | Anzahl von | die Anzahl | die Anzahl der | die Anzahl von | Zahl der | die Zahl der | Menge | Menge der | wie oft | wie häufig | zähle | zählen | Anzahl an | Häufigkeit | Häufigkeit der | Menge an | Zahl von',
  ),
  heard(
    { kind: 'measure', function: 'distinct' },
    'verschiedene | verschiedenen | verschiedener | verschiedenes | unterschiedliche | unterschiedlichen | unterschiedlicher | eindeutige | eindeutigen | eindeutiger | einmalige | wie viele verschiedene | wie viele unterschiedliche | wie viele eindeutige | wieviele verschiedene | wieviele unterschiedliche | Anzahl verschiedener | Anzahl unterschiedlicher | Anzahl eindeutiger | Anzahl der verschiedenen | Anzahl der unterschiedlichen | die Anzahl verschiedener | diverse | diversen',
  ),
  heard(
    { kind: 'measure', function: 'sum' },
    'Summe | Summe der | Summe von | Summe aller | die Summe der | die Summe von | gesamt | gesamte | gesamten | gesamter | gesamtes | insgesamt | Gesamtzahl | Gesamtzahl der | Gesamtanzahl | Gesamtanzahl der | Gesamtsumme | Gesamtsumme der | Gesamtmenge | Gesamtwert | in Summe | zusammen | zusammengerechnet | summiere | summiert | aufsummiert | addiere | total | kumuliert | alles zusammen | Total',
  ),
  heard(
    { kind: 'measure', function: 'mean' },
    'Durchschnitt | Durchschnitt der | Durchschnitt von | Durchschnitt des | der Durchschnitt von | im Durchschnitt | durchschnittlich | durchschnittliche | durchschnittlichen | durchschnittlicher | durchschnittliches | durchschnittlichem | Durchschnittswert | Durchschnittswert von | Durchschnittswert der | Durchschnitts | Mittel | im Mittel | mittlere | mittleren | mittlerer | mittleres | Mittelwert | Mittelwert der | Mittelwert von | arithmetisches Mittel | im Schnitt | Schnitt | typische | typischer | typischerweise | durchschnittliche Anzahl | durchschnittliche Anzahl der | durchschnittliche Anzahl an | durchschn | Ø',
  ),
  heard(
    { kind: 'measure', function: 'median' },
    'Median | Median der | Median von | der Median von | Zentralwert | Medianwert | mediane | medianen',
  ),
  heard(
    { kind: 'measure', function: 'deviation' },
    'Standardabweichung | Standardabweichung der | Standardabweichung von | die Standardabweichung von | Streuung | Streuung der',
  ),
  heard({ kind: 'measure', function: 'variance' }, 'Varianz | Varianz der | Varianz von | die Varianz von'),
  heard(
    { kind: 'measure', function: 'mode' },
    'Modus | Modalwert | häufigster Wert | der häufigste Wert von | häufigste Wert von | Modus von',
  ),
  heard(
    { kind: 'measure', function: 'range' },
    'Spannweite | Spannweite von | Spannweite der | die Spannweite von | Wertebereich',
  ),
  heard(
    { kind: 'measure', function: 'minimum' },
    'Minimum | Min | Minimum von | Minimum der | das Minimum von | Minimalwert | minimal | minimale | minimaler | minimalen | Mindestwert | kleinster Wert von | Tiefstwert | mindest',
  ),
  heard(
    { kind: 'measure', function: 'maximum' },
    'Maximum | Max | Maximum von | Maximum der | das Maximum von | Maximalwert | maximal | maximale | maximaler | maximalen | Höchstwert | größter Wert von | Spitzenwert | höchst',
  ),
]
