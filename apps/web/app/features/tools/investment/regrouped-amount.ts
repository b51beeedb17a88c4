import type { Locale } from '#app/i18n/locales.ts'
import { groupSeparator } from '#app/i18n/typed-number.ts'

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
  const separator = groupSeparator(locale)
  if (
    !isDigitsAndSeparators(text, separator) ||
    countSeparators(text, separator) > countSeparators(before, separator) ||
    !isGrouped(before, separator)
  ) {
    return null
  }
  const digits = withoutSeparators(text, separator)
  const grouped = digits.replace(/\B(?=(?:\d{3})+$)/g, separator)
  const digitsBefore = withoutSeparators(text.slice(0, caret), separator).length
  const at = positionAfter(grouped, digitsBefore, separator)
  // Only a separator was deleted: repeated forward deletion must move past it.
  const isStuck = isForwardDeletion && grouped === before && grouped[at] === separator
  return { text: grouped, caret: isStuck ? at + 1 : at }
}

function isDigitsAndSeparators(text: string, separator: string): boolean {
  return [...text].every((letter) => letter === separator || (letter >= '0' && letter <= '9'))
}

/** As this function formats: empty, digits, or digits in groups of three. */
function isGrouped(text: string, separator: string): boolean {
  const [first = '', ...groups] = text.split(separator)
  return /^\d*$/.test(first) && first.length <= 3 && groups.every((group) => /^\d{3}$/.test(group))
}

function withoutSeparators(text: string, separator: string): string {
  return text.replaceAll(separator, '')
}

function countSeparators(text: string, separator: string): number {
  return text.length - withoutSeparators(text, separator).length
}

function positionAfter(grouped: string, digits: number, separator: string): number {
  let position = 0
  for (let passed = 0; passed < digits && position < grouped.length; position += 1) {
    passed += grouped[position] === separator ? 0 : 1
  }
  return position
}
