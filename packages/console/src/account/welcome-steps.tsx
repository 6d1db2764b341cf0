import { CheckIcon } from '../application/icons.tsx'
import { useWords } from '../words/words-provider.tsx'
import classes from './welcome-steps.module.css'

/** The way to one's own file, and how far on it one is. */
export function WelcomeSteps({ step }: { readonly step: 0 | 1 | 2 }) {
  const { stepPassword, stepSample, stepFile } = useWords().account.welcome
  return (
    <ol className={classes.steps}>
      {[stepPassword, stepSample, stepFile].map((said, index) => (
        <li
          key={said}
          className={classes.step}
          data-done={index < step}
          aria-current={index === step ? 'step' : undefined}
        >
          <span className={classes.mark}>{index < step ? <CheckIcon size={12} /> : index + 1}</span>
          {said}
        </li>
      ))}
    </ol>
  )
}
