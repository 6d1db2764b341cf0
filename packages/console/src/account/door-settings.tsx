import { NativeSelect } from '@mantine/core'
import { isLanguage, languageChoices } from '../words/chosen-language.ts'
import { useSpeech } from '../words/words-provider.tsx'

/** The language, for whoever cannot read the page yet. */
export function DoorSettings() {
  const { code, speak, words } = useSpeech()
  return (
    <NativeSelect
      size="xs"
      aria-label={words.application.account.language}
      value={code}
      data={languageChoices}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) void speak(value)
      }}
    />
  )
}
