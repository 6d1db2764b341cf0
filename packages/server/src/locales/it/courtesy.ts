import type { Courtesy } from '../courtesy.ts'

export const courtesy: Courtesy = {
  greetings: ['ciao', 'buongiorno', 'buonasera', 'buon pomeriggio', 'salve', 'come va', 'come stai'],
  thanks: ['grazie', 'grazie mille', 'molte grazie', 'tante grazie', 'ti ringrazio', 'la ringrazio'],
  beside: ['auger', 'a tutti', 'per aiuto', "per l'aiuto", 'perfetto', 'ottimo', 'ok', 'di tutto'],
  greets: 'Ciao! Chiedimi quello che vuoi sui tuoi dati.',
  welcomes: 'Prego! Chiedi ancora quando vuoi.',
}
