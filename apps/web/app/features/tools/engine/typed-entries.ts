import type { ToolContext, ToolMode } from './tool.ts'
import { readTicker } from './tool-facts.ts'
import { FILLED_FOR } from './tool-form.ts'

interface TypedEntries {
  /** Without the fields that the visitor left to the site. */
  readonly search: URLSearchParams
  /** Names of those fields. */
  readonly filled: readonly string[]
  /** The ticker that the form now belongs to. */
  readonly filledFor: string
}

/**
 * Separates what the visitor typed from what the form showed before: a submitted form repeats its examples, which would
 * pass for the figures of a ticker. An address without `filledFor` was not sent by a form, so that all of it is typed.
 */
export function findTypedEntries(mode: Pick<ToolMode, 'run'>, context: ToolContext): TypedEntries {
  const search = new URLSearchParams(context.search)
  search.delete(FILLED_FOR)
  const { shares } = context.facts
  const ticker = readTicker(search)
  const isKnown = shares[ticker]?.isKnown === true
  const before = context.search.get(FILLED_FOR)
  if (before === null) return { search, filled: [], filledFor: isKnown ? ticker : '' }
  // The figures of a share do not stay for a ticker that does not exist.
  const keepsFormerShare = before === '' ? !isKnown : ticker === ''
  if (keepsFormerShare) return { search, filled: [], filledFor: shares[before]?.isKnown ? before : '' }
  const { form } = mode.run({ ...context, search: new URLSearchParams({ ticker: before }) })
  const showing = form.describe().shown
  const filled = Object.keys(showing).filter(
    (name) => name !== 'ticker' && search.get(name)?.trim() === showing[name],
  )
  for (const name of filled) search.delete(name)
  return { search, filled, filledFor: isKnown ? ticker : '' }
}
