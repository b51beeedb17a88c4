import { useHasScript } from '#app/design/use-has-script.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { STEP_FIELD } from './answers.ts'
import { copy } from './copy.ts'

interface QuizMovesProps {
  locale: Locale
  /** Starting at 0. */
  step: number
  total: number
}

/** A visual progress bar; the heading of each question states the number. */
export function QuizProgress({
  locale,
  step,
  total,
  onStartAgain,
}: QuizMovesProps & { onStartAgain: () => void }) {
  const hasScript = useHasScript()
  return (
    <div className="mb-6 flex min-h-8 items-center gap-x-6" data-script-only="">
      <svg
        aria-hidden="true"
        className="h-1.5 min-w-0 grow"
        preserveAspectRatio="none"
        viewBox={`0 0 ${total} 1`}
      >
        {Array.from({ length: total }, (_, position) => position).map((position) => (
          <rect
            key={position}
            className={tickFill(position, step)}
            height="1"
            width="0.92"
            x={position}
            y="0"
          />
        ))}
      </svg>
      {hasScript && step > 0 ? (
        <button className="text-link text-sm" onClick={onStartAgain} type="button">
          {copy[locale].again}
        </button>
      ) : null}
    </div>
  )
}

function tickFill(position: number, step: number): string {
  if (position === step) {
    return 'fill-accent'
  }
  return position < step ? 'fill-action' : 'fill-line'
}

/** Next, result, back. The primary button comes first: Enter in an answer activates a form's first submit button. */
export function QuizMoves({ locale, step, total, isComplete }: QuizMovesProps & { isComplete: boolean }) {
  const words = copy[locale]
  const quiz = pathTo('riskProfile', locale)
  const isLast = step === total - 1
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {isLast ? null : (
        <button
          className="button"
          data-script-only=""
          formAction={quiz}
          name={STEP_FIELD}
          type="submit"
          value={step + 2}
        >
          {words.next}
        </button>
      )}
      <button
        className={isLast ? 'button' : 'button button-quiet'}
        data-no-script-only={isLast || isComplete ? undefined : ''}
        type="submit"
      >
        {words.submit}
      </button>
      {step === 0 ? null : (
        <button
          className="button button-quiet"
          data-script-only=""
          formAction={quiz}
          name={STEP_FIELD}
          type="submit"
          value={step}
        >
          {words.back}
        </button>
      )}
    </p>
  )
}
