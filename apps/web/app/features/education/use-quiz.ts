import type { QuizQuestion } from '@site/contracts/content/education.ts'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkRadios } from '#app/forms/chosen-answers.ts'
import { type Chosen, canFold, chosenIn, judge, orderQuestions } from './quiz.ts'
import { storeComplete, storeSubmission } from './store-submission.ts'
import { readStoredQuiz, resumeQuiz, storeQuiz } from './stored-quiz.ts'

export interface QuizData {
  lesson: number
  /** In the order of the editor, by which answers are sent and stored. */
  questions: readonly QuizQuestion[]
  /** The parts of the text. */
  partCount: number
  /** The answers that the server received; null before. */
  posted: { readonly chosen: Chosen } | null
}

export type QuizState = ReturnType<typeof useQuiz>

/** The state of the quiz in the browser, which starts with the response of the server or the answers of this tab. */
export function useQuiz({ lesson, questions, partCount, posted }: QuizData) {
  const form = useRef<HTMLFormElement>(null)
  const start = posted?.chosen ?? questions.map(() => null)
  const [checked, setChecked] = useState<Chosen>(start)
  const [missing, setMissing] = useState<readonly number[]>(
    posted === null ? [] : judge(questions, start).unanswered,
  )
  const [submission, setSubmission] = useState<object | null>(posted)
  const [hasSent, setHasSent] = useState(posted !== null)
  /** The answer that was checked last; earlier ones shrink to a line. */
  const [latest, setLatest] = useState<number | null>(null)

  const current = () => (form.current === null ? checked : chosenIn(new FormData(form.current), questions))
  const show = (next: Chosen) => {
    setChecked(next)
    storeQuiz(lesson, { chosen: current(), checked: next })
  }
  const begin = useEffectEvent(() => {
    if (posted !== null) {
      storeSubmission(lesson, questions, posted.chosen)
      return
    }
    const counts = questions.map(({ answers }) => answers.length)
    const stored = readStoredQuiz(lesson, counts)
    if (stored !== null) {
      const resumed = resumeQuiz(stored, current())
      checkRadios(form.current, resumed.chosen)
      setChecked(resumed.checked)
    }
  })
  useEffect(() => begin(), [])

  const replaced = (position: number, answer: number | null) =>
    checked.map((other, index) => (index === position ? answer : other))
  return {
    form,
    order: orderQuestions(questions, partCount),
    posted,
    checked,
    judgment: judge(questions, checked),
    missing,
    submission,
    hasSent,
    isFolded: (position: number) => canFold({ checked, latest, hasSent }, position),
    check: (position: number) => {
      const answer = current()[position] ?? null
      const next = replaced(position, answer)
      show(next)
      setLatest(position)
      storeComplete(lesson, questions, next)
      setMissing((others) =>
        answer === null ? [...new Set([...others, position])] : others.filter((other) => other !== position),
      )
    },
    /** A new choice is checked only on request: arrow keys pass over the answers between. */
    choose: (position: number) => {
      show(replaced(position, null))
      setMissing((others) => others.filter((other) => other !== position))
      setSubmission(null)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const chosen = current()
      setChecked(chosen)
      storeSubmission(lesson, questions, chosen)
      setMissing(judge(questions, chosen).unanswered)
      setSubmission({})
      setHasSent(true)
    },
  }
}
