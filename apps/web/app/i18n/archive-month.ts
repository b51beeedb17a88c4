/** Whether a text is a month by which an archive can be filtered, in the format of the CMS. */
export function isArchiveMonth(text: string): boolean {
  return /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text)
}

/** Like isArchiveMonth, for a year. */
export function isArchiveYear(text: string): boolean {
  return /^(19|20)\d\d$/.test(text)
}
