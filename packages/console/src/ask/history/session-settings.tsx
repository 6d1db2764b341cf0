import { Button, Group, Modal, NativeSelect, Slider, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobMode, OutputLanguage, SessionRecord } from '@auger/contract'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { useProject } from '../../application/place.tsx'
import { callWire } from '../../server/wire-client.ts'
import { languageChoices } from '../../words/chosen-language.ts'
import { useWords } from '../../words/words-provider.tsx'

interface SessionSettingsProps {
  readonly session: SessionRecord
  readonly onChanged: () => Promise<unknown>
  readonly onClose: () => void
}

/** How the questions of a session are answered. */
export function SessionSettings({ session, onChanged, onClose }: SessionSettingsProps) {
  const words = useWords()
  const said = words.ask.history
  const { project_id } = useProject()
  const [language, setLanguage] = useState<OutputLanguage>(session.output_language)
  const [mode, setMode] = useState<JobMode>(session.job_mode)
  const [context, setContext] = useState(session.max_contextual_job_history)
  const save = useMutation({
    mutationFn: () =>
      callWire(project_id, 'updateSession', {
        id: session.id,
        output_language: language,
        job_mode: mode,
        max_contextual_job_history: context,
      }),
    onSuccess: async () => {
      await onChanged()
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={said.settingsTitle}
      closeButtonProps={{ 'aria-label': words.application.state.close }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <Stack>
          <NativeSelect
            label={said.language}
            value={language}
            data={[{ value: 'AUTO', label: said.languageAuto }, ...languageChoices]}
            onChange={(event) => setLanguage(event.currentTarget.value as OutputLanguage)}
          />
          <NativeSelect
            label={said.mode}
            value={mode}
            data={[
              { value: 'AUTO', label: said.modeAuto },
              { value: 'DATA_ANALYTICS', label: said.modeAnalytics },
            ]}
            onChange={(event) => setMode(event.currentTarget.value as JobMode)}
          />
          <div>
            <Text size="sm" fw={500}>
              {said.context}
            </Text>
            <Text size="xs" c="dimmed" mb="xs">
              {said.contextHint}
            </Text>
            <Slider
              min={0}
              max={10}
              step={1}
              label={null}
              thumbLabel={said.context}
              value={context}
              marks={[0, 2, 4, 6, 8, 10].map((value) => ({ value, label: String(value) }))}
              onChange={setContext}
              mb="lg"
            />
          </div>
          {save.error !== null && <FailureNotice error={save.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.application.state.cancel}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {words.application.state.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
