import { useLocale } from '#app/i18n/use-locale.ts'
import { earlierEntries } from '#app/page-parts/earlier-entries.ts'
import { answerCopy } from './answer-copy.ts'
import type { ShareView } from './tool-form.ts'
import type { OutcomeFigure, ToolOutcome } from './tool-outcome.ts'
import './tool.css'

interface AnswerProps {
  outcome: Pick<ToolOutcome, 'main' | 'detail'>
  share: ShareView | null
  isExample: boolean
  isStale: boolean
}

/** The main figure of a result, and the share and price that it is for. */
export function Answer({
  outcome: { main, detail },
  share,
  isExample,
  form,
}: Omit<AnswerProps, 'isStale'> & { form?: string }) {
  const { example } = answerCopy[useLocale()]
  const source = share?.source || (isExample ? example : '')
  return (
    <div className="tool-answer board">
      {source === '' ? null : <p className="text-sm text-on-board-soft">{source}</p>}
      <p>
        <span>{main.label}</span>{' '}
        <strong>
          <Output figure={main} form={form} />
        </strong>
        {main.detail ? <span className="text-on-board-soft">{` ${main.detail}`}</span> : null}
      </p>
      {detail ? <p className="mt-1 max-w-[52ch] text-sm text-on-board-soft">{detail}</p> : null}
    </div>
  )
}

/** The answer again, at the top of the window once its board has left it. */
export function AnswerLine({ outcome: { main }, share, isExample, isStale }: AnswerProps) {
  const locale = useLocale()
  const { example } = answerCopy[locale]
  return (
    <div aria-hidden="true" className="tool-line" data-screen-only="">
      <p>
        <b>{main.value}</b>
        <small>
          {isStale ? earlierEntries[locale] : share?.source || (isExample ? example : main.label)}
        </small>
      </p>
    </div>
  )
}

/** The name and value are stable for scripts (docs/reference/calculator-url-parameters.md). */
export function Output({
  figure: { name, value, data },
  form,
}: {
  figure: OutcomeFigure
  /** The form of its entries, where it stands outside. */
  form?: string | undefined
}) {
  return (
    <output aria-live="off" data-value={String(data)} form={form} name={name}>
      {value}
    </output>
  )
}
