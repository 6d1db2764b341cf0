import type { Courtesy } from '../courtesy.ts'

export const courtesy: Courtesy = {
  greetings: [
    'merhaba',
    'selam',
    'günaydın',
    'gunaydin',
    'iyi günler',
    'iyi gunler',
    'iyi akşamlar',
    'iyi aksamlar',
    'iyi geceler',
    'nasılsın',
    'nasilsin',
    'nasılsınız',
  ],
  thanks: [
    'teşekkürler',
    'tesekkurler',
    'teşekkür ederim',
    'tesekkur ederim',
    'çok teşekkürler',
    'sağ ol',
    'sag ol',
    'sağolun',
    'eyvallah',
    'çok teşekkür ederim',
  ],
  beside: ['auger', 'herkese', 'çok', 'yardımın için', 'yardımınız için', 'tamam', 'harika'],
  greets: 'Merhaba! Verileriniz hakkında istediğinizi sorun.',
  welcomes: 'Rica ederim! İstediğiniz zaman yeniden sorun.',
}
