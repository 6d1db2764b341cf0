import type { Heard } from '../hears.ts'
import { agreeing, each, split } from './forms.ts'
import {
  ages,
  areas,
  densities,
  depths,
  heights,
  lengths,
  people,
  prices,
  speeds,
  warmth,
  weights,
  widths,
} from './hints.ts'

const asks = (of: readonly string[], adjectives: string, phrases = ''): Heard => ({
  meaning: { kind: 'ask', about: 'thing', of },
  phrases: [...each(agreeing('कितना'), agreeing(adjectives)), ...split(phrases)],
})

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  asks(lengths, 'लंबा', 'कितनी देर | कितना समय | कितने समय | कितने घंटे | कितने मिनट'),
  asks(heights, 'ऊंचा | ऊँचा'),
  asks(depths, 'गहरा'),
  asks(widths, 'चौड़ा'),
  asks(areas, 'बड़ा'),
  asks(ages, 'पुराना', 'कितने साल का | कितने साल की | कितने वर्ष का | कितने वर्ष की | कितने साल के'),
  asks(weights, 'भारी'),
  asks(speeds, 'तेज़', 'कितनी तेज़ी'),
  asks(['दूरी', 'distance'], 'दूर'),
  asks(warmth, 'गर्म | ठंडा'),
  asks(densities, 'घना'),
  asks(prices, 'महंगा | महँगा | सस्ता', 'कितने का | कितने की | कितने में | कितने रुपये का | कितने रुपये की'),
  asks(people, 'लोग', 'लोगों की संख्या | कितने निवासी'),
]
