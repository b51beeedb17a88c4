import { type RefObject, useCallback } from 'react'
import { formatTime } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isCodeLost, isConnectionLost } from '#app/navigation/is-connection-lost.ts'
import { fetchedCopy } from './fetched-copy.ts'
import type { Fetched } from './use-fetched.ts'

/** How it stands with data that script loads, where there is something to say. */
export function FetchedLine({
  fetched: { isPendingShown, error, loadedAt, retry },
  locale,
  isTimed = false,
  after,
}: {
  fetched: Pick<Fetched<unknown>, 'isPendingShown' | 'error' | 'loadedAt' | 'retry'>
  locale: Locale
  /** Whether it matters when the data came. */
  isTimed?: boolean
  /** Where the keyboard goes on when the button has gone from under it. */
  after: RefObject<HTMLElement | null>
}) {
  const words = fetchedCopy[locale]
  const needsDocument = isCodeLost(error)
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
              // Browsers remember code that did not come, and ask again only for a new document.
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
