import { useSyncExternalStore } from 'react'

const KEY = 'education:read-lessons'
const CHANGED = 'education:read-lessons-changed'

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
  const stored = useSyncExternalStore(listen, storedText, () => null)
  if (stored === null) {
    return null
  }
  const read = parseReadLessons(stored)
  return { read, toggle: (lesson) => keep(withLessonToggled(read, lesson)) }
}

function listen(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}

/** Null if the browser denies access to storage. */
function storedText(): string | null {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch (error) {
    if (error instanceof DOMException) {
      return null
    }
    throw error
  }
}

function keep(read: readonly number[]): void {
  try {
    localStorage.setItem(KEY, read.join(','))
  } catch (error) {
    // The storage is full or denied: only the mark is lost.
    if (!(error instanceof DOMException)) {
      throw error
    }
  }
  window.dispatchEvent(new Event(CHANGED))
}
