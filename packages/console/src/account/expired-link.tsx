import { Button, Code } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useWords } from '../words/words-provider.tsx'
import { DoorFrame } from './door-frame.tsx'

/** A link that was used or is over, and how to get a new one. */
export function ExpiredLink({ name }: { readonly name: string }) {
  const { link } = useWords().account
  return (
    <DoorFrame title={link.expired} lead={link.expiredWhy}>
      <p>{link.expiredHow}</p>
      <Code block dir="ltr">
        {`auger account link ${name}`}
      </Code>
      <Button
        fullWidth
        mt="lg"
        variant="default"
        renderRoot={(props) => <Link to="/login" search={{}} {...props} />}
      >
        {link.expiredLogIn}
      </Button>
    </DoorFrame>
  )
}
