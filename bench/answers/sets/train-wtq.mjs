// More of what wtq asks, over other tables: to learn from, never to be measured on.
import { wtq } from './wtq.mjs'

export const trainWtq = { ...wtq, name: 'train-wtq', folder: 'wtq', training: true }
