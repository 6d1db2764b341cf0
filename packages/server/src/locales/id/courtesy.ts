import type { Courtesy } from '../courtesy.ts'

export const courtesy: Courtesy = {
  greetings: [
    'halo',
    'hai',
    'hei',
    'selamat pagi',
    'selamat siang',
    'selamat sore',
    'selamat malam',
    'assalamualaikum',
    'apa kabar',
  ],
  thanks: ['terima kasih', 'makasih', 'terimakasih', 'trims', 'terima kasih banyak', 'makasih banyak'],
  beside: ['auger', 'semua', 'banyak', 'atas bantuannya', 'ya', 'ok', 'oke', 'baik'],
  greets: 'Halo! Silakan tanyakan apa saja tentang data Anda.',
  welcomes: 'Sama-sama! Silakan bertanya lagi kapan saja.',
}
