import { useSpeech } from '../words/words-provider.tsx'

/** What tables say, and the language that their numbers and dates are written in. */
export function useTableWords() {
  const { words, tag } = useSpeech()
  return { words: words.data.table, language: tag }
}
