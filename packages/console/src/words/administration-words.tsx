import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { administration as english } from './en/administration.ts'
import { languages } from './languages.ts'
import { saidIn } from './said.ts'
import type { SaidAdministrationWords } from './words.ts'
import { useSpeech } from './words-provider.tsx'

const WordsContext = createContext<SaidAdministrationWords | undefined>(undefined)

/** Few people ever see administration: its words are loaded with it, in the language that is spoken. */
export function AdministrationWordsProvider({ children }: { readonly children: ReactNode }) {
  const { code, tag } = useSpeech()
  const [words, setWords] = useState<SaidAdministrationWords>()
  const [fault, setFault] = useState<Error>()
  useEffect(() => {
    let wanted = true
    languages[code].loadAdministration().then(
      ({ administration }) => {
        if (wanted) setWords(saidIn<typeof english>(tag, administration))
      },
      (cause: unknown) => setFault(new Error('The words of administration could not be loaded', { cause })),
    )
    return () => {
      wanted = false
    }
  }, [code, tag])
  if (fault !== undefined) throw fault
  if (words === undefined) return null
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useAdministrationWords(): SaidAdministrationWords {
  const words = useContext(WordsContext)
  if (words === undefined) throw new Error('Words of administration are used outside of it')
  return words
}
