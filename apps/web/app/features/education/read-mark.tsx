import { Button } from '#app/design/button.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { useReadLessons } from './read-lessons.ts'

/** Marks the lesson as read, in this browser only; absent until hydration. */
export function ReadMark({ lesson, locale }: { lesson: number; locale: Locale }) {
  const words = copy[locale]
  const lessons = useReadLessons()
  if (lessons === null) {
    return null
  }
  const isRead = lessons.read.includes(lesson)
  return (
    <div className="mt-10" data-script-only="">
      <Button look="quiet" onClick={() => lessons.toggle(lesson)}>
        {isRead ? words.markUnread : words.markRead}
      </Button>
      <p className="mt-2 text-sm text-soft">{words.readNote}</p>
    </div>
  )
}
