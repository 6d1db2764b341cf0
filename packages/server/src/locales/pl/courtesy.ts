import type { Courtesy } from '../courtesy.ts'

export const courtesy: Courtesy = {
  greetings: [
    'cześć',
    'czesc',
    'hej',
    'dzień dobry',
    'dzien dobry',
    'dobry wieczór',
    'dobry wieczor',
    'witaj',
    'witam',
    'siema',
    'jak się masz',
  ],
  thanks: [
    'dziękuję',
    'dziekuje',
    'dzięki',
    'dzieki',
    'dziękuję bardzo',
    'bardzo dziękuję',
    'wielkie dzięki',
    'serdecznie dziękuję',
  ],
  beside: ['auger', 'wszystkim', 'za pomoc', 'bardzo', 'super', 'świetnie', 'ok', 'państwu'],
  greets: 'Cześć! Zapytaj o cokolwiek dotyczącego Twoich danych.',
  welcomes: 'Proszę bardzo! Pytaj dalej, kiedy zechcesz.',
}
