import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { Appearance } from '../application/appearance.tsx'
import { EmptyState } from '../application/empty-state.tsx'
import { FailureNotice } from '../application/failure-notice.tsx'
import { PageFrame } from '../application/page-frame.tsx'
import { PlaceProvider } from '../application/place.tsx'
import { LoginFailure } from '../account/login-failure.tsx'
import { WelcomeSteps } from '../account/welcome-steps.tsx'
import { Answer } from '../ask/answer/answer.tsx'
import { AnswerSkeleton } from '../ask/answer/answer-skeleton.tsx'
import { Composer } from '../ask/composer/composer.tsx'
import { FirstVisit } from '../ask/session/first-visit.tsx'
import { QuestionLine } from '../ask/question/question-line.tsx'
import { Failure, unreachable } from '../server/failure.ts'
import { DataTable } from '../table/data-table.tsx'
import { answers } from './answers.ts'
import { manyRows, place, seedCache } from './invented.ts'
import classes from './states-page.module.css'

seedCache()

const ignore = () => undefined
const faults = [
  new Failure({ code: unreachable, status: 0, message: 'away' }),
  new Failure({ code: 210021, status: 400, message: 'Job quota exceeded', traceId: 'trace-5f0c' }),
  new Failure({ code: 300002, status: 403, message: 'No permissions' }),
]

/** Components in their states, with what was invented for them; for whoever works on them. Nothing here is translated. */
export function StatesPage() {
  return (
    <PlaceProvider place={place}>
      <PageFrame
        title="States"
        lead="Components in their states, with invented data."
        actions={<Appearance />}
        wide
      >
        <Direction />
        {answers.map(({ title, question, ...answer }) => (
          <State key={title} title={`Answer: ${title}`}>
            <QuestionLine question={question} onAsk={ignore} />
            <Answer
              projectId="states"
              jobId={title}
              question={question}
              isDropped={false}
              onAsk={ignore}
              {...answer}
            />
          </State>
        ))}
        <State title="Answer: being read">
          <AnswerSkeleton />
        </State>
        <State title="Composer">
          <Composer
            datasetId="cafe"
            placeholder="Ask a question about your data …"
            onDataset={ignore}
            onAsk={async () => undefined}
            onFiles={ignore}
          />
        </State>
        <State title="Composer while an answer is under way">
          <Composer
            datasetId={undefined}
            placeholder="Ask something else …"
            initial="A question of more than one line\nwaits until the one before it has ended."
            onDataset={ignore}
            onAsk={async () => undefined}
            onFiles={ignore}
            onStop={ignore}
          />
        </State>
        <State title="First visit">
          <FirstVisit onFiles={ignore} onClose={ignore} />
          <WelcomeSteps step={1} />
        </State>
        <State title="Failures">
          {faults.map((fault) => (
            <FailureNotice key={fault.code} error={fault} retry={ignore} />
          ))}
          <LoginFailure error={new Failure({ code: 1005, status: 401, message: '' })} />
          <LoginFailure error={new Failure({ code: 201, status: 429, message: '', retryAfter: 42 })} />
        </State>
        <State title="Nothing there">
          <EmptyState
            title="There is nothing here"
            text="The address is wrong, or what it named was deleted."
          />
        </State>
        <State title="Table of 100,000 rows">
          <DataTable {...manyRows} label="Numbers" />
        </State>
      </PageFrame>
    </PlaceProvider>
  )
}

function State({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.state} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.shown}>{children}</div>
    </section>
  )
}

function Direction() {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Direction"
      defaultValue={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}
      data={['ltr', 'rtl']}
      onChange={(direction) => {
        document.documentElement.dir = direction
      }}
    />
  )
}
