import type { QuizQuestion } from '@site/contracts/content/education.ts'
import type { TextParts } from '#app/content/text-headings.ts'
import { FoldedPart } from '#app/design/folded-part.tsx'
import { Prose } from '#app/design/prose.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { useTermProse } from '#app/page-parts/term-prose.tsx'
import './lesson-text.css'
import { placeQuestions } from './quiz.ts'
import { Questions } from './quiz-form.tsx'
import type { QuizState } from './use-quiz.ts'

interface LessonTextProps {
  html: string
  text: TextParts
  locale: Locale
  quiz: QuizState
  questions: readonly QuizQuestion[]
}

/**
 * A chapter in parts, each with its questions: on narrow screens only the first one is open, and a heading opens its
 * part. Sent answers open the parts that hold their explanations.
 */
export function LessonText({ html, text: { intro, parts }, locale, quiz, questions }: LessonTextProps) {
  useTermProse(html, locale)
  return (
    <div className="lesson-text">
      {intro === '' ? null : <Prose html={intro} />}
      {parts.map(({ id, title, html: part }, position) => {
        const asked = placeQuestions(questions, position + 1, parts.length)
        return (
          <FoldedPart
            key={id}
            id={id}
            isOpen={position === 0 || (quiz.hasSent && asked.length > 0)}
            title={title}
          >
            <Prose html={part} />
            <Questions locale={locale} positions={asked} questions={questions} quiz={quiz} />
          </FoldedPart>
        )
      })}
    </div>
  )
}
