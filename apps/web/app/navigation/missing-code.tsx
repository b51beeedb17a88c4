import { useEffect, useState } from 'react'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { ConnectionLost } from './connection-lost.tsx'
import { reloadOnce } from './reload-once.ts'

/** Shown when the code of a page failed to load: reloads the document once, then shows an error. */
export function MissingCode() {
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    void reloadOnce().then((isReloading) => setHasFailed(!isReloading))
  }, [])
  const { unavailableTitle } = copy[useLocale()]
  return hasFailed ? (
    <>
      <title>{unavailableTitle}</title>
      <ConnectionLost isCode />
    </>
  ) : null
}
