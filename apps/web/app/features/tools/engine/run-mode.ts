import { describeBorrowed } from './entry-remarks.ts'
import type { ToolContext, ToolMode } from './tool.ts'
import type { CalendarDay } from './tool-outcome.ts'
import { findTradingNotices } from './trading-notices.ts'
import { findTypedEntries } from './typed-entries.ts'

const noDays = (): readonly CalendarDay[] => []

/** Reads what was typed and calculates; a mode without examples has no errors before the first submission. */
export function runMode(mode: ToolMode, context: ToolContext) {
  const { search, filled, filledFor } = findTypedEntries(mode, context)
  const { form, outcome, file, fileName, days = noDays } = mode.run({ ...context, search })
  const { fields, borrowed, remarks, entries, ...read } = form.describe()
  const hasTicker = fields.some(({ name }) => name === 'ticker')
  const isEmpty = mode.needsInput === true && !read.isSubmitted
  const notices = findTradingNotices({ ...context, fields, shown: read.shown })
  const hasErrors = read.errors.length > 0
  const filledIn = Object.keys(read.shown).filter(
    (name) => search.get(name) === '' && read.shown[name] !== '',
  )
  const shown = {
    ...read,
    notices,
    filled: [...filled, ...filledIn],
    filledFor: hasTicker ? filledFor : null,
    remarks:
      read.isSubmitted && !hasErrors ? [...describeBorrowed(context.locale, borrowed), ...remarks] : [],
    ...(isEmpty ? { errors: [], isSubmitted: true } : {}),
  }
  return {
    fields,
    form: shown,
    entries,
    outcome: isEmpty || hasErrors ? null : outcome,
    file,
    fileName,
    days,
    search,
  }
}
