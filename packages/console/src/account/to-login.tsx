import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useWords } from '../words/words-provider.tsx'

/** The way on for whoever came by a link that leads nowhere. */
export function ToLogin() {
  const { link } = useWords().account
  return (
    <Button
      fullWidth
      mt="lg"
      variant="default"
      renderRoot={(props) => <Link to="/login" search={{}} {...props} />}
    >
      {link.expiredLogIn}
    </Button>
  )
}
