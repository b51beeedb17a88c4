/** Whether a text is a month that an archive can be narrowed to, as the content service reads it. */
export function isArchiveMonth(text: string): boolean {
  return /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text)
}

/** As isArchiveMonth, for a year. */
export function isArchiveYear(text: string): boolean {
  return /^(19|20)\d\d$/.test(text)
}
