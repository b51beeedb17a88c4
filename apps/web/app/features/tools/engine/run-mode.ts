import { describeBorrowed } from './entry-remarks.ts'
import { describeFormerShare, describeShare } from './share-view.ts'
import type { Tool, ToolContext, ToolMode } from './tool.ts'
import { readTicker } from './tool-facts.ts'
import type { ShareView } from './tool-form.ts'
import type { CalendarDay } from './tool-outcome.ts'
import { createToolUrl, writeToolQuery } from './tool-query.ts'
import { findTradingNotices } from './trading-notices.ts'
import { findTypedEntries } from './typed-entries.ts'

const noDays = (): readonly CalendarDay[] => []

/** Reads what was typed and calculates; a mode without examples has no errors before the first submission. */
export function runMode(page: Tool['page'], mode: ToolMode, context: ToolContext) {
  const { search, filled, filledFor } = findTypedEntries(mode, context)
  const {
    form,
    outcome,
    isUnavailable = false,
    file,
    fileName,
    days = noDays,
  } = mode.run({ ...context, search })
  const { fields, borrowed, remarks, source, returns, entries, ...read } = form.describe()
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
    share: hasTicker ? viewShare(page, context, { source, returns, entries }) : null,
    remarks:
      read.isSubmitted && !hasErrors
        ? [
            ...describeBorrowed(context.locale, borrowed),
            ...remarks,
            ...(hasTicker ? listFormerShare({ ...context, search }, filledFor) : []),
          ]
        : [],
    ...(isEmpty ? { errors: [], isSubmitted: true } : {}),
  }
  return {
    fields,
    form: shown,
    entries,
    outcome: isEmpty || hasErrors ? null : outcome,
    isUnavailable: isUnavailable && !hasErrors,
    file,
    fileName,
    days,
    search,
  }
}

type Described = ReturnType<ReturnType<ToolMode['run']>['form']['describe']>

function viewShare(
  page: Tool['page'],
  { locale, search, facts }: ToolContext,
  { source, returns, entries }: Pick<Described, 'source' | 'returns' | 'entries'>,
): ShareView | null {
  const ticker = readTicker(search)
  const share = describeShare(locale, ticker, facts.shares[ticker])
  const toUrlWithout = (left: string) => {
    const others = entries.filter(([name]) => name !== left)
    return createToolUrl(page, locale, writeToolQuery(locale, search.get('mode'), others))
  }
  return (
    share && {
      ...share,
      source,
      returns: returns.map(({ name, label }) => ({ label, to: toUrlWithout(name) })),
    }
  )
}

function listFormerShare({ locale, search, facts }: ToolContext, filledFor: string): string[] {
  const former = facts.shares[filledFor]
  return readTicker(search) === '' && former ? describeFormerShare(locale, filledFor, former) : []
}
