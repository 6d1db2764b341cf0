import { useNetwork } from '@mantine/hooks'
import { useWords } from '../words/words-provider.tsx'
import classes from './offline-notice.module.css'

export function OfflineNotice() {
  const { state } = useWords().application
  const { online } = useNetwork()
  return (
    <div role="status" className={online ? undefined : classes.notice}>
      {online ? null : state.offline}
    </div>
  )
}
