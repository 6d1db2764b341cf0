import { Skeleton, Stack } from '@mantine/core'
import { useWords } from '../../words/words-provider.tsx'

export function AnswerSkeleton() {
  const { loading } = useWords().application.state
  return (
    <Stack gap="xs" role="status" aria-label={loading}>
      <Skeleton height={14} width="38%" />
      <Skeleton height={14} width="92%" />
      <Skeleton height={14} width="74%" />
    </Stack>
  )
}
