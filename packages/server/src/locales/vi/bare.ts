import type { Heard } from '../hears.ts'
import { stem } from './stem.ts'

/** Syllables that without their accents are hardly ever another word. */
const safe = new Set(
  (
    'của các những được tổng nào trong với và hơn mỗi từng hoặc không đếm tìm là có ở từ đến tới bằng trên dưới vẽ xem ' +
    'số gì đâu giữa trừ ngoài theo cùng nhưng cũng hãy'
  ).split(' '),
)

/** Phrases also as they are typed without accents; a lone syllable only where that leaves no doubt. */
export const withBare = ({ meaning, phrases }: Heard): Heard => ({
  meaning,
  phrases: [
    ...new Set(
      phrases.flatMap((phrase) =>
        phrase.includes(' ') || safe.has(phrase) ? [phrase, phrase.split(' ').map(stem).join(' ')] : [phrase],
      ),
    ),
  ],
})
