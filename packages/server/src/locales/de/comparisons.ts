import { heard, type Heard } from '../hears.ts'
import { ages, heights, lengths, prices, speeds, temperatures, times, weights } from './leads.ts'

const than = (operator: '>' | '<', of: readonly string[], words: string): Heard => ({
  meaning: { kind: 'compare', operator, place: 'before', of },
  phrases: words
    .split(' ')
    .flatMap((word) => [`${word} als`, ...['e', 'en', 'er', 'es'].map((ending) => `${word}${ending} als`)]),
})

export const comparisons: readonly Heard[] = [
  than('>', ages, 'älter'),
  than('<', ages, 'jünger'),
  than('>', prices, 'teurer'),
  than('<', prices, 'billiger günstiger preiswerter'),
  than('>', lengths, 'länger weiter'),
  than('<', lengths, 'kürzer'),
  than('>', weights, 'schwerer'),
  than('<', weights, 'leichter'),
  than('>', heights, 'höher'),
  than('>', speeds, 'schneller'),
  than('<', speeds, 'langsamer'),
  than('>', temperatures, 'wärmer heißer'),
  than('<', temperatures, 'kälter kühler'),
  heard(
    { kind: 'compare', operator: '>', place: 'before' },
    'über | mehr als | größer als | größere als | höher als | oberhalb | oberhalb von | jenseits von | von über | von mehr als | von größer als | übersteigt | übersteigen | überschreitet | > | grösser als | besser als | über dem | über der | überm',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before' },
    'unter | weniger als | kleiner als | niedriger als | geringer als | unterhalb | unterhalb von | von unter | von weniger als | unterschreitet | < | schlechter als | unter dem | unter der',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'before' },
    'mindestens | wenigstens | nicht weniger als | größer gleich | größer oder gleich | größer als oder gleich | ab | >= | ≥ | zumindest | minimal | von mindestens',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'before' },
    'höchstens | maximal | nicht mehr als | bis zu | kleiner gleich | kleiner oder gleich | kleiner als oder gleich | <= | ≤ | von höchstens | nicht über',
  ),
  heard(
    { kind: 'compare', operator: '=', place: 'before' },
    'genau | exakt | gleich | = | von genau | ist gleich',
  ),
  heard(
    { kind: 'compare', operator: '!=', place: 'before' },
    'ungleich | nicht gleich | anders als | != | ≠',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    'oder mehr | und mehr | oder höher | und höher | oder größer | oder länger | oder älter | und älter | oder darüber | und darüber | aufwärts | oder später | und aufwärts | plus',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after' },
    'oder weniger | und weniger | oder niedriger | oder kleiner | oder kürzer | oder jünger | und jünger | oder darunter | und darunter | abwärts | oder früher',
  ),
  heard(
    { kind: 'compare', operator: '>', place: 'after' },
    'übersteigt | übersteigen | überschreitet | überschreiten | überschritten | überstiegen | übertrifft',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'after' },
    'unterschreitet | unterschreiten | nicht erreicht | nicht erreichen',
  ),
  heard({ kind: 'when', operator: '>' }, 'nach | später als | nach dem | nach Ende'),
  heard({ kind: 'when', operator: '>=' }, 'seit | ab | ab dem | seit dem | beginnend | von'),
  heard({ kind: 'when', operator: '<' }, 'vor | früher als | vor dem | bevor'),
  heard({ kind: 'when', operator: '<=' }, 'bis | bis zum | bis einschließlich | bis Ende'),
  heard(
    { kind: 'between' },
    'zwischen | von | im Bereich von | im Bereich | im Zeitraum | im Zeitraum von | in den Jahren',
  ),
  heard(
    { kind: 'joint', of: 'and' },
    'und | sowie | & | sowohl | als auch | aber | plus | wie auch | zusammen mit',
  ),
  heard({ kind: 'joint', of: 'or' }, 'oder | entweder | bzw | beziehungsweise'),
  heard({ kind: 'joint', of: 'to' }, 'bis | bis zu | bis zum'),
  heard(
    { kind: 'same' },
    'gleiche | gleichen | gleicher | gleiches | gleichem | dieselbe | derselbe | dasselbe | dieselben | denselben | demselben | derselben | gleich viele',
  ),
  heard(
    { kind: 'negation' },
    'nicht | kein | keine | keinen | keinem | keiner | keines | ohne | außer | ausser | ausgenommen | ausgeschlossen | abgesehen von | nicht in | nicht aus | nicht von | außerhalb | nicht mit | mit Ausnahme von | mit Ausnahme der | bis auf | exklusive | ist nicht | sind nicht | nicht der | nicht die | nicht das | weder | noch | nie | niemals | noch nie | noch niemals | nie zuvor | niemand | noch niemand | von niemandem | niemandem | niemanden | nichts | noch nichts | kein einziger | keine einzige | keinen einzigen | kein einziges | keinem einzigen | keiner einzigen | ohne jede | ohne jeden | ohne jedes | ohne einen einzigen | ohne eine einzige | ohne ein einziges | nicht mitgezählt | nicht mitzählen | nicht mitzählt | nicht mitgerechnet | nicht berücksichtigt',
  ),
  heard(
    { kind: 'missing' },
    'fehlt | fehlen | fehlend | fehlende | fehlenden | fehlender | leer | leere | leeren | unbekannt | unbekannte | unbekannten | null | nicht erfasst | nicht angegeben | ohne Angabe | ohne Wert | kein Wert | keine Angabe | fehlende Werte | fehlenden Werten | nicht vorhanden | leere Felder',
  ),
  heard(
    { kind: 'compared' },
    'vergleiche | vergleich | vergleichen | im Vergleich | im Vergleich zu | verglichen mit | gegenüber | versus | vs | gegen | gegenübergestellt | Vergleich von | Vergleich zwischen',
  ),
  heard(
    { kind: 'difference' },
    'Unterschied | Unterschied zwischen | Differenz | Differenz zwischen | Differenz von | Unterschied von | wie viel mehr | wie viele mehr | wieviel mehr | wie viel weniger | wie viele weniger | wieviel weniger | wie viel höher | wie viel größer | wie viel niedriger | um wie viel | um wieviel | Abstand | Abstand zwischen | wie weit auseinander',
  ),
  heard(
    { kind: 'difference', of: ages },
    'wie viel älter | wie viel jünger | Altersunterschied | wieviel älter | Altersdifferenz',
  ),
  heard(
    { kind: 'difference', of: prices },
    'wie viel teurer | wie viel billiger | wie viel günstiger | Preisunterschied | Preisdifferenz',
  ),
  heard({ kind: 'difference', of: lengths }, 'wie viel länger | wie viel kürzer'),
  heard({ kind: 'difference', of: times }, 'Zeitunterschied | wie viel später | wie viel früher'),
  heard(
    { kind: 'contains' },
    'enthält | enthalten | enthaltend | die enthalten | mit dem Wort | das Wort | mit der Zeichenfolge | die Zeichenfolge | mit dem Text | den Text | mit dem Buchstaben | den Buchstaben | beinhaltet | beinhalten | mit dem Begriff | den Begriff',
  ),
  heard(
    { kind: 'share' },
    'Prozent | Prozentsatz | Prozent der | Prozentanteil | wie viel Prozent | wieviel Prozent | wie viel Prozent der | wieviel Prozent der | Anteil | Anteil der | Anteil von | Anteil an | welcher Anteil | welcher Anteil der | welcher Prozentsatz | welcher Prozentsatz der | prozentualer Anteil | prozentuale Anteil | der prozentuale Anteil | Quote | Quote der | %',
  ),
  heard(
    { kind: 'beside', offset: 1 },
    'nächste | nächsten | nächster | nächstes | als nächstes | folgt auf | folgt nach | direkt nach | unmittelbar nach | kommt nach | steht nach | steht unter | gleich nach',
  ),
  heard(
    { kind: 'beside', offset: -1 },
    'vorige | vorigen | voriger | voriges | vorherige | vorherigen | vorheriger | vorhergehende | vorhergehenden | direkt vor | unmittelbar vor | kommt vor | steht vor | steht über | gleich vor',
  ),
  heard({ kind: 'beside', offset: 1, plain: true }, 'nach | unter | unterhalb | danach'),
  heard({ kind: 'beside', offset: -1, plain: true }, 'vor | über | oberhalb | davor'),
]
