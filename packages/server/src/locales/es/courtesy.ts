import type { Courtesy } from '../courtesy.ts'

export const courtesy: Courtesy = {
  greetings: [
    'hola',
    'buenos días',
    'buenos dias',
    'buenas tardes',
    'buenas noches',
    'buenas',
    'qué tal',
    'que tal',
    'saludos',
    'cómo estás',
    'como estas',
  ],
  thanks: ['gracias', 'muchas gracias', 'mil gracias', 'gracias por todo', 'te lo agradezco'],
  beside: [
    'auger',
    'a todos',
    'por la ayuda',
    'por tu ayuda',
    'muy amable',
    'perfecto',
    'genial',
    'ok',
    'vale',
  ],
  greets: '¡Hola! Pregúntame lo que quieras sobre tus datos.',
  welcomes: '¡De nada! Pregunta cuando quieras.',
}
