import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { useErrorTitle } from '#app/design/use-error-title.ts'
import { checkRadios, findCheckedAnswer, formatAnswerCode, mergeAnswers } from '#app/forms/chosen-answers.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { STEP_FIELD, toControlId, toHeadingId } from './answers.ts'
import { clearProgress, type QuizPosition, readStoredProgress, storeProgress } from './stored-progress.ts'

interface QuizOptions {
  locale: Locale
  /** The answers and step of the URL. */
  start: QuizPosition
  /** The visitor tried to continue without an answer, before hydration. */
  isStartMissing: boolean
  answerCounts: readonly number[]
  /** false: all questions are shown, the unanswered ones marked. */
  isOn: boolean
}

/**
 * Shows one question at a time after hydration. The radio buttons are uncontrolled, so earlier choices count; before
 * hydration the same buttons request the next question from the server.
 */
export function useQuizSteps(options: QuizOptions) {
  const { locale, start, answerCounts, isOn } = options
  const navigate = useNavigate()
  const shown = useShownQuestion(options)
  const { form, step, startCode } = shown
  const firstStep = useResumedProgress(shown, options)
  const goTo = useStepHistory(shown, firstStep, isOn)
  useErrorTitle(isOn && shown.isMissing, step)
  return {
    form,
    step,
    isMissing: shown.isMissing,
    isComplete: shown.isComplete,
    onChange() {
      if (isOn) {
        const answers = shown.listChosen()
        shown.setIsMissing(false)
        shown.setIsComplete(!answers.includes(null))
        storeProgress(startCode, formatAnswerCode(answers), step)
      }
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (!isOn) {
        return
      }
      event.preventDefault()
      const answers = shown.listChosen()
      const requested = findRequestedStep(event)
      const gap = answers.indexOf(null)
      if (requested !== null && (requested < step || answers[step] !== null)) {
        goTo(requested)
      } else if (gap >= 0) {
        shown.markMissing(requested === null ? gap : step)
      } else {
        void navigate(pathTo('riskProfileResult', locale, undefined, { a: formatAnswerCode(answers) }))
      }
    },
    startAgain() {
      clearProgress()
      if (startCode !== formatAnswerCode(start.answers.map(() => null))) {
        // The URL contains answers.
        void navigate(pathTo('riskProfile', locale), { replace: true })
        return
      }
      checkRadios(
        form.current,
        answerCounts.map(() => null),
      )
      shown.setIsComplete(false)
      goTo(0)
      clearProgress()
    },
  }
}

type ShownQuestion = ReturnType<typeof useShownQuestion>

function useShownQuestion({ start, isStartMissing, answerCounts }: QuizOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(start.step)
  const [isMissing, setIsMissing] = useState(isStartMissing)
  const [isComplete, setIsComplete] = useState(!start.answers.includes(null))
  const startCode = formatAnswerCode(start.answers)
  const listChosen = () => answerCounts.map((_, position) => findCheckedAnswer(form.current, position))

  function show(next: number): void {
    flushSync(() => {
      setStep(next)
      setIsMissing(false)
    })
    storeProgress(startCode, formatAnswerCode(listChosen()), next)
    document.getElementById(toHeadingId(next))?.focus()
  }

  function markMissing(position: number): void {
    flushSync(() => {
      setStep(position)
      setIsMissing(true)
    })
    document.getElementById(toControlId(position))?.focus()
  }

  return {
    form,
    step,
    setStep,
    isMissing,
    setIsMissing,
    isComplete,
    setIsComplete,
    startCode,
    listChosen,
    show,
    markMissing,
  }
}

/**
 * Restores progress after a reload; choices made before hydration take precedence. Returns the step of the history
 * entry with which this visit began.
 */
function useResumedProgress(
  { form, step, setStep, setIsMissing, setIsComplete, startCode, listChosen }: ShownQuestion,
  { start, isStartMissing, answerCounts, isOn }: QuizOptions,
): RefObject<number> {
  const location = useLocation()
  const firstStep = useRef(start.step)
  const resume = useEffectEvent(() => {
    const stored = readStoredProgress(startCode, answerCounts)
    if (stored) {
      const { answers, isChanged } = mergeAnswers(start.answers, stored.answers, listChosen())
      checkRadios(form.current, answers)
      if (isChanged) {
        storeProgress(startCode, formatAnswerCode(answers), step)
      } else {
        firstStep.current = stepIn(location.state) ?? stored.step
        setStep(firstStep.current)
        setIsMissing(isStartMissing && firstStep.current === step)
      }
    }
    setIsComplete(!listChosen().includes(null))
  })
  useEffect(() => {
    if (isOn) {
      resume()
    }
  }, [isOn])
  return firstStep
}

/** Each question has a history entry, so that Back returns to the previous one. Returns how to show another question. */
function useStepHistory(
  { form, step, listChosen, show }: ShownQuestion,
  firstStep: RefObject<number>,
  isOn: boolean,
): (next: number) => void {
  const navigate = useNavigate()
  const location = useLocation()
  const follow = useEffectEvent(() => {
    const wanted = stepIn(location.state) ?? firstStep.current
    const gap = listChosen().indexOf(null)
    // After a restart, older history entries show at most the first unanswered question.
    const reached = gap < 0 ? wanted : Math.min(wanted, gap)
    if (isOn && form.current && reached !== step) {
      show(reached)
    }
  })
  const shownEntry = useRef(location.key)
  useEffect(() => {
    // The first entry shows the step of the URL or of the stored progress.
    if (shownEntry.current !== location.key) {
      shownEntry.current = location.key
      // Within an effect React would defer the render, and a hidden heading cannot be focused.
      queueMicrotask(follow)
    }
  }, [location.key])
  return (next) => {
    show(next)
    const { pathname, search } = location
    void navigate(`${pathname}${search}`, { state: { [STEP_FIELD]: next }, preventScrollReset: true })
  }
}

/** The step of the button that submitted the form; null if it shows the result. */
function findRequestedStep({ nativeEvent }: FormEvent<HTMLFormElement>): number | null {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return button instanceof HTMLButtonElement && button.name === STEP_FIELD ? Number(button.value) - 1 : null
}

function stepIn(state: unknown): number | null {
  const step = typeof state === 'object' && state !== null ? Reflect.get(state, STEP_FIELD) : null
  return typeof step === 'number' ? step : null
}
