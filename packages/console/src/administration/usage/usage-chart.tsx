import type { UsageDay } from '@auger/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import { parts, roundSteps, stackedBars } from './stacked-bars.ts'
import { useUtcDay } from './use-utc-day.ts'
import own from './usage.module.css'

const [width, height] = [720, 180]

/** Questions by day. What it shows is in the table beside it, for who does not see it. */
export function UsageChart({ days }: { readonly days: readonly UsageDay[] }): ReactNode {
  const words = useAdministrationWords().usage
  const format = useFormat()
  const writeDay = useUtcDay()
  const most = Math.max(...days.map(({ jobs }) => jobs))
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const summary = words.summary({
    count: days.reduce((sum, { jobs }) => sum + jobs, 0),
    from: writeDay(first),
    to: writeDay(last),
    most,
  })
  return (
    <figure className={own.figure}>
      <figcaption className={own.caption}>{summary}</figcaption>
      <ul className={own.legend}>
        {parts.map((part) => (
          <li key={part}>
            <span className={own.swatch} data-part={part} aria-hidden />
            {words[part]}
          </li>
        ))}
      </ul>
      <div className={own.plot} dir="ltr">
        {roundSteps(most).map((step) => (
          <span key={step} className={own.step} style={{ bottom: `${(100 * step) / most}%` }} aria-hidden>
            {format.number(step)}
          </span>
        ))}
        <svg
          className={own.bars}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${words.chart}. ${summary}`}
        >
          {roundSteps(most).map((step) => (
            <line
              key={step}
              x1={0}
              x2={width}
              y1={height - (height * step) / most}
              y2={height - (height * step) / most}
              className={own.line}
            />
          ))}
          {stackedBars(days, width, height).map((stack, index) => (
            <g key={days[index]?.day}>
              <title>{titleOf(days[index])}</title>
              {stack.map(({ part, ...box }) => (
                <rect key={part} data-part={part} {...box} />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <div className={own.ends} dir="ltr" aria-hidden>
        <bdi>{writeDay(first)}</bdi>
        <bdi>{writeDay(last)}</bdi>
      </div>
    </figure>
  )

  function titleOf(day: UsageDay | undefined): string {
    return day === undefined ? '' : words.bar({ ...day, day: writeDay(day.day) })
  }
}
