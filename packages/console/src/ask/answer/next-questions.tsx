import { NextIcon } from '../../application/icons.tsx'
import classes from './next-questions.module.css'

interface NextQuestionsProps {
  readonly title: string
  readonly questions: readonly string[]
  readonly onAsk: (question: string) => void
}

/** Questions that would be answered, to be asked with a click. */
export function NextQuestions({ title, questions, onAsk }: NextQuestionsProps) {
  return (
    <section className={classes.place} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.list}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className={classes.question} onClick={() => onAsk(question)}>
              <span dir="auto">{question}</span>
              <NextIcon size={15} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
