import { useDirection } from '@mantine/core'
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Language } from '@auger/contract'
import { chosenLanguage, keepLanguage } from './chosen-language.ts'
import { languages } from './languages.ts'
import { saidIn } from './said.ts'
import type { words as english } from './en/words.ts'
import type { SaidWords } from './words.ts'

interface Spoken {
  readonly code: Language
  readonly tag: string
  readonly words: SaidWords
}

interface Speech extends Spoken {
  readonly speak: (code: Language) => Promise<void>
}

const SpeechContext = createContext<Speech | undefined>(undefined)

async function spoken(code: Language): Promise<Spoken> {
  const { tag, load } = languages[code]
  const { words } = await load()
  return { code, tag, words: saidIn<typeof english>(tag, words) }
}

/** Nothing is shown before there are words for it. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [now, setNow] = useState<Spoken>()
  const [fault, setFault] = useState<Error>()
  const { setDirection } = useDirection()

  const show = useCallback(
    (next: Spoken) => {
      document.documentElement.lang = next.tag
      setDirection(languages[next.code].direction)
      setNow(next)
    },
    [setDirection],
  )
  const speak = useCallback(
    async (code: Language) => {
      show(await spoken(code))
      keepLanguage(code)
    },
    [show],
  )
  useEffect(() => {
    spoken(chosenLanguage()).then(show, (cause: unknown) =>
      setFault(new Error('The words of the page could not be loaded', { cause })),
    )
  }, [show])

  const speech = useMemo(() => (now === undefined ? undefined : { ...now, speak }), [now, speak])
  if (fault !== undefined) throw fault
  if (speech === undefined) return null
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (speech === undefined) throw new Error('Words are used outside of their provider')
  return speech
}

/** The words of the page in the language that is spoken: `words.ask.title`, `words.ask.rows({ count: 3 })`. */
export const useWords = (): SaidWords => useSpeech().words
