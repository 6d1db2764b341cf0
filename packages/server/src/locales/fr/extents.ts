import { heard, type Heard } from '../hears.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    { kind: 'ask', about: 'thing', of: ['durée', 'longueur', 'duration', 'length', 'distance', 'runtime'] },
    'combien de temps dure | quelle est la durée | de quelle longueur | combien de temps',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['hauteur', 'altitude', 'taille', 'height', 'elevation', 'altitude'] },
    'quelle hauteur | de quelle hauteur | combien mesure',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['profondeur', 'depth'] },
    'quelle profondeur | de quelle profondeur',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['largeur', 'width'] }, 'quelle largeur | de quelle largeur'),
  heard(
    { kind: 'ask', about: 'thing', of: ['superficie', 'surface', 'taille', 'area', 'size', 'surface'] },
    'de quelle taille | quelle superficie | quelle taille',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['âge', 'age'] }, 'quel âge | quel age'),
  heard(
    { kind: 'ask', about: 'thing', of: ['poids', 'weight', 'mass'] },
    'combien pèse | combien pese | combien pèsent',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['vitesse', 'speed'] }, 'à quelle vitesse'),
  heard({ kind: 'ask', about: 'thing', of: ['distance', 'distance'] }, 'à quelle distance'),
  heard({ kind: 'ask', about: 'thing', of: ['température', 'temperature'] }, 'quelle température fait'),
  heard({ kind: 'ask', about: 'thing', of: ['densité', 'density'] }, 'quelle densité'),
  heard(
    { kind: 'ask', about: 'thing', of: ['prix', 'coût', 'tarif', 'price', 'fare', 'cost', 'fee'] },
    'combien coûte | combien coute | combien coûtent | à quel prix',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['population', 'habitants', 'population', 'inhabitants'] },
    "combien d'habitants | combien de gens | combien de personnes vivent | nombre d'habitants",
  ),
]
