import { type RefObject, useCallback } from 'react'
import { formatTime } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isConnectionLost, isImportError } from '#app/navigation/is-connection-lost.ts'
import { fetchStatusCopy } from './fetch-status-copy.ts'
import type { Fetched } from './use-fetched.ts'

/** Status line for data that script fetches: loading, failed with a retry button, or loaded at a time. */
export function FetchStatus({
  fetched: { isPendingShown, error, loadedAt, retry },
  locale,
  isTimed = false,
  after,
}: {
  fetched: Pick<Fetched<unknown>, 'isPendingShown' | 'error' | 'loadedAt' | 'retry'>
  locale: Locale
  /** Whether to show when the data was loaded. */
  isTimed?: boolean
  /** Receives the focus if the retry button is removed while focused. */
  after: RefObject<HTMLElement | null>
}) {
  const words = fetchStatusCopy[locale]
  const needsDocument = isImportError(error)
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) {
        after.current?.focus()
      }
    },
    [after],
  )
  return (
    <>
      <span role="status">
        {isPendingShown ? <span>{words.pending}</span> : null}
        {error === null ? null : (
          <>
            <span>{isConnectionLost(error) && !needsDocument ? words.lost : words.failed}</span>{' '}
            <button
              className="text-link"
              // Browsers cache a failed import until the next document.
              onClick={needsDocument ? () => window.location.reload() : retry}
              ref={keepFocus}
              type="button"
            >
              {words.retry}
            </button>
          </>
        )}
      </span>
      {isTimed && loadedAt !== null ? <span>{words.loaded(formatTime(locale, loadedAt))}</span> : null}
    </>
  )
}
