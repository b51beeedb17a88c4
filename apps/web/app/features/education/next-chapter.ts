/** The chapter to continue with, starting at 0: the first unread one after the last read one, else any unread. */
export function nextChapter(
  lessons: readonly { readonly id: number }[],
  read: readonly number[],
): number | null {
  const isUnread = lessons.map(({ id }) => !read.includes(id))
  const last = isUnread.lastIndexOf(false)
  const after = isUnread.indexOf(true, last + 1)
  const next = after === -1 ? isUnread.indexOf(true) : after
  return next === -1 ? null : next
}

export function totalMinutes(lessons: readonly { readonly readingMinutes: number }[]): number {
  return lessons.reduce((sum, { readingMinutes }) => sum + readingMinutes, 0)
}
