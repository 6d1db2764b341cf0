import { Code } from '@mantine/core'
import { useWords } from '../words/words-provider.tsx'
import { DoorFrame } from './door-frame.tsx'
import { ToLogin } from './to-login.tsx'

/** A link that was used or is over, and how to get a new one. */
export function ExpiredLink({ name }: { readonly name: string }) {
  const { link } = useWords().account
  return (
    <DoorFrame title={link.expired} lead={link.expiredWhy}>
      <p>{link.expiredHow}</p>
      <Code block dir="ltr">
        {`auger account link ${name}`}
      </Code>
      <ToLogin />
    </DoorFrame>
  )
}
