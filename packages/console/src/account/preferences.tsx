import { Input, NativeSelect, Stack } from '@mantine/core'
import { Appearance } from '../application/appearance.tsx'
import { isLanguage, languageChoices } from '../words/chosen-language.ts'
import { useSpeech } from '../words/words-provider.tsx'

/** How the page speaks and looks; kept in this browser. */
export function Preferences() {
  const { code, speak, words } = useSpeech()
  return (
    <Stack>
      <NativeSelect
        label={words.application.account.language}
        description={words.account.own.languageHint}
        value={code}
        data={languageChoices}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) void speak(value)
        }}
      />
      <Input.Wrapper label={words.application.account.theme}>
        <Appearance />
      </Input.Wrapper>
    </Stack>
  )
}
