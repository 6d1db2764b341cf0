import type { Courtesy } from '../courtesy.ts'

export const courtesy: Courtesy = {
  greetings: [
    'olá',
    'ola',
    'oi',
    'bom dia',
    'boa tarde',
    'boa noite',
    'e aí',
    'e ai',
    'tudo bem',
    'como vai',
  ],
  thanks: ['obrigado', 'obrigada', 'muito obrigado', 'muito obrigada', 'valeu', 'agradeço', 'agradecido'],
  beside: ['auger', 'a todos', 'pela ajuda', 'perfeito', 'ótimo', 'ok', 'mesmo'],
  greets: 'Olá! Pergunte o que quiser sobre os seus dados.',
  welcomes: 'De nada! Pergunte de novo quando quiser.',
}
