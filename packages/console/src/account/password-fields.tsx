import { PasswordInput } from '@mantine/core'
import { useWords } from '../words/words-provider.tsx'

interface PasswordFieldsProps {
  readonly label?: string | undefined
  readonly value: string
  readonly again: string
  readonly onChange: (value: string, again: string) => void
  /** Says what is wrong only once somebody has tried. */
  readonly tried: boolean
  readonly autoFocus?: boolean
}

export const shortestPassword = 10

export const isGoodPassword = (value: string, again: string): boolean =>
  [...value].length >= shortestPassword && value === again

/** A new password, written twice. */
export function PasswordFields({
  label,
  value,
  again,
  onChange,
  tried,
  autoFocus = false,
}: PasswordFieldsProps) {
  const words = useWords().account.password
  const short = [...value].length < shortestPassword
  const toggle = { 'aria-label': words.show, tabIndex: 0 }
  return (
    <>
      <PasswordInput
        label={label ?? words.choose}
        description={words.rule}
        name="new-password"
        autoComplete="new-password"
        required
        autoFocus={autoFocus}
        mt="md"
        value={value}
        error={tried && short ? words.short : undefined}
        visibilityToggleButtonProps={toggle}
        onChange={(event) => onChange(event.currentTarget.value, again)}
      />
      <PasswordInput
        label={words.again}
        name="new-password-again"
        autoComplete="new-password"
        required
        mt="md"
        value={again}
        error={tried && !short && value !== again ? words.different : undefined}
        visibilityToggleButtonProps={toggle}
        onChange={(event) => onChange(value, event.currentTarget.value)}
      />
    </>
  )
}
