import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useWords } from '../words/words-provider.tsx'

export const schemes = ['light', 'dark', 'auto'] as const
export const schemeWords = { light: 'light', dark: 'dark', auto: 'automatic' } as const

/** Light, dark, or as the system is. */
export function Appearance() {
  const { account } = useWords().application
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={account.theme}
      value={colorScheme}
      onChange={setColorScheme}
      data={schemes.map((value) => ({ value, label: account[schemeWords[value]] }))}
    />
  )
}
