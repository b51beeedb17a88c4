import { storeText, useStoredText } from './stored-text.ts'

const KEY = 'education:read-lessons'

/** Parses the stored ids; anything but a list of integers counts as empty. */
export function parseReadLessons(stored: string | null): readonly number[] {
  if (stored === null || !/^\d+(,\d+)*$/.test(stored)) {
    return []
  }
  return [...new Set(stored.split(',').map(Number))]
}

/** Adds the lesson, or removes it if it is in the list. */
export function withLessonToggled(read: readonly number[], lesson: number): readonly number[] {
  return read.includes(lesson) ? read.filter((id) => id !== lesson) : [...read, lesson]
}

/**
 * The lessons that the visitor has marked as read, stored in this browser only. Null on the server, before hydration,
 * and if the browser denies storage.
 */
export function useReadLessons(): { read: readonly number[]; toggle: (lesson: number) => void } | null {
  const stored = useStoredText(KEY)
  if (stored === null) {
    return null
  }
  const read = parseReadLessons(stored)
  return { read, toggle: (lesson) => storeText(KEY, withLessonToggled(read, lesson).join(',')) }
}
