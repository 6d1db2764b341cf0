import type { Courtesy } from '../courtesy.ts'

export const courtesy: Courtesy = {
  greetings: [
    'bonjour',
    'bonsoir',
    'salut',
    'coucou',
    'bonne journée',
    'ça va',
    'ca va',
    'comment allez-vous',
    'comment vas-tu',
  ],
  thanks: [
    'merci',
    'merci beaucoup',
    'merci bien',
    'un grand merci',
    'mille mercis',
    'je vous remercie',
    'je te remercie',
  ],
  beside: [
    'auger',
    'à tous',
    'pour votre aide',
    'pour ton aide',
    'parfait',
    'super',
    'ok',
    'et',
    'tout le monde',
  ],
  greets: 'Bonjour ! Posez-moi une question sur vos données.',
  welcomes: 'Je vous en prie ! Posez une autre question quand vous voulez.',
}
