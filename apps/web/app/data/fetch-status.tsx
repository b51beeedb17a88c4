import { type RefObject, useCallback } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { isConnectionLost } from '#app/navigation/is-connection-lost.ts'
import { fetchStatusCopy } from './fetch-status-copy.ts'
import type { Fetched } from './use-fetched.ts'

/** Status line for data that script fetches: loading, or failed with a retry button. */
export function FetchStatus({
  fetched: { isPendingShown, error, retry },
  locale,
  after,
}: {
  fetched: Pick<Fetched<unknown>, 'isPendingShown' | 'error' | 'retry'>
  locale: Locale
  /** Receives the focus if the retry button is removed while focused. */
  after: RefObject<HTMLElement | null>
}) {
  const words = fetchStatusCopy[locale]
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) {
        after.current?.focus()
      }
    },
    [after],
  )
  return (
    <span role="status">
      {isPendingShown ? <span>{words.pending}</span> : null}
      {error === null ? null : (
        <>
          <span>{isConnectionLost(error) ? words.lost : words.failed}</span>{' '}
          <button className="text-link" onClick={retry} ref={keepFocus} type="button">
            {words.retry}
          </button>
        </>
      )}
    </span>
  )
}
