import { useSyncExternalStore } from 'react'

const KEY = 'education:read-lessons'
const CHANGED = 'education:read-lessons-changed'

/** The ids in what the browser kept; anything that is no list of whole numbers counts as nothing read. */
export function parseReadLessons(kept: string | null): readonly number[] {
  if (kept === null || !/^\d+(,\d+)*$/.test(kept)) {
    return []
  }
  return [...new Set(kept.split(',').map(Number))]
}

/** The lesson added or, where it was there, taken out. */
export function withLessonToggled(read: readonly number[], lesson: number): readonly number[] {
  return read.includes(lesson) ? read.filter((id) => id !== lesson) : [...read, lesson]
}

/**
 * Which lessons the visitor marked as read, kept in this browser alone; null on the server, before the script
 * runs, and where the browser keeps nothing.
 */
export function useReadLessons(): { read: readonly number[]; toggle: (lesson: number) => void } | null {
  const kept = useSyncExternalStore(listen, keptText, () => null)
  if (kept === null) {
    return null
  }
  const read = parseReadLessons(kept)
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

/** Null where the browser refuses: reading then throws. */
function keptText(): string | null {
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
    // A full or closed store: the mark is lost, the lesson is not.
    if (!(error instanceof DOMException)) {
      throw error
    }
  }
  window.dispatchEvent(new Event(CHANGED))
}
