import type { Locale } from '#app/i18n/locales.ts'
import { groupSeparator } from './typed-number.ts'

export interface TypedText {
  readonly text: string
  /** The number of characters before the caret. */
  readonly caret: number
}

/**
 * Regroups an amount after an input event and keeps the caret between the same digits. Returns null if the text should
 * stay: a typed separator may be a decimal one (`1.5 jt`), and words are parsed on blur.
 */
export function regroupedAmount(
  locale: Locale,
  before: string,
  { text, caret }: TypedText,
  isForwardDeletion: boolean,
): TypedText | null {
  const mark = groupSeparator(locale)
  if (
    !isDigitsAndSeparators(text, mark) ||
    countOf(text, mark) > countOf(before, mark) ||
    !isGrouped(before, mark)
  ) {
    return null
  }
  const digits = withoutMarks(text, mark)
  const grouped = digits.replace(/\B(?=(?:\d{3})+$)/g, mark)
  const digitsBefore = withoutMarks(text.slice(0, caret), mark).length
  const at = positionAfter(grouped, digitsBefore, mark)
  // Only a separator was deleted: repeated forward deletion must move past it.
  const isStuck = isForwardDeletion && grouped === before && grouped[at] === mark
  return { text: grouped, caret: isStuck ? at + 1 : at }
}

function isDigitsAndSeparators(text: string, mark: string): boolean {
  return [...text].every((letter) => letter === mark || (letter >= '0' && letter <= '9'))
}

/** As this function formats: empty, digits, or digits in groups of three. */
function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...groups] = text.split(mark)
  return /^\d*$/.test(first) && first.length <= 3 && groups.every((group) => /^\d{3}$/.test(group))
}

function withoutMarks(text: string, mark: string): string {
  return text.replaceAll(mark, '')
}

function countOf(text: string, mark: string): number {
  return text.length - withoutMarks(text, mark).length
}

function positionAfter(grouped: string, digits: number, mark: string): number {
  let place = 0
  for (let passed = 0; passed < digits && place < grouped.length; place += 1) {
    passed += grouped[place] === mark ? 0 : 1
  }
  return place
}
