import { ActionIcon, Button, CopyButton, Menu, Tooltip } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { JobRecord } from '@auger/contract'
import { AgainIcon, CheckIcon, CopyIcon, DownloadIcon } from '../../application/icons.tsx'
import { useFailureText } from '../../application/failure-text.ts'
import { saveBlob } from '../../application/save-blob.ts'
import { saveAddress } from '../../data/save-address.ts'
import { dataOf } from '../../server/envelope.ts'
import { pageRoutes } from '../../server/page-routes.ts'
import { send } from '../../server/send.ts'
import { useWords } from '../../words/words-provider.tsx'
import type { AnswerProps } from './answer-props.ts'
import classes from './answer-actions.module.css'

const formats = { xlsx: 'xlsx', markdown: 'md' } as const

/** Take an answer elsewhere, or ask it again. */
export function AnswerActions(props: AnswerProps & { readonly record: JobRecord }) {
  const { projectId, jobId, question, view, onAsk } = props
  const words = useWords().ask.actions
  const failureText = useFailureText()
  const text = view.conclusion
    .map((block) => (block.type === 'MESSAGE' ? block.content : ''))
    .join('')
    .trim()
  const save = useMutation({
    mutationFn: async (format: keyof typeof formats) => {
      const response = await send(pageRoutes.exportJob, { project_id: projectId, job_id: jobId, format })
      if (!response.ok) await dataOf(response)
      saveBlob(await response.blob(), `${fileName(question)}.${formats[format]}`)
    },
  })
  const files = view.conclusion.filter((block) => block.type === 'TABLE' || block.type === 'IMAGE')
  return (
    <div className={classes.actions} role="group" aria-label={words.label}>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? words.copied : words.copy}>
            <ActionIcon variant="subtle" color="gray" aria-label={words.copy} onClick={copy}>
              {copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<DownloadIcon size={16} />}
            loading={save.isPending}
          >
            {words.export}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save.mutate('xlsx')}>{words.xlsx}</Menu.Item>
          <Menu.Item onClick={() => save.mutate('markdown')}>{words.markdown}</Menu.Item>
          {files.map(({ type, content }) => (
            <Menu.Item
              key={type + content.url}
              onClick={() =>
                saveAddress(content.url, type === 'IMAGE' ? `${content.name}.png` : content.name)
              }
            >
              {type === 'IMAGE' ? words.png : words.csv}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => window.print()}>{words.print}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tooltip label={words.again}>
        <ActionIcon variant="subtle" color="gray" aria-label={words.again} onClick={() => onAsk(question)}>
          <AgainIcon size={16} />
        </ActionIcon>
      </Tooltip>
      {save.error !== null && (
        <span role="alert" className={classes.failed}>
          {failureText(save.error)}
        </span>
      )}
    </div>
  )
}

/** Letters and digits of any script; what file systems take otherwise is left out. */
const fileName = (question: string): string =>
  question
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'answer'
