import { useWords } from '../words/words-provider.tsx'
import { DoorFrame } from './door-frame.tsx'
import { ToLogin } from './to-login.tsx'

/** An address that lost what came after its #. */
export function LinkMissing({ title }: { readonly title: string }) {
  const { link } = useWords().account
  return (
    <DoorFrame title={title} lead={link.missing}>
      <ToLogin />
    </DoorFrame>
  )
}
