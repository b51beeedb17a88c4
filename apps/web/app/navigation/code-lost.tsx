import { useEffect, useState } from 'react'
import { useLocale } from '#app/i18n/use-locale.ts'
import { copy } from '#app/layout/copy.ts'
import { ConnectionLost } from './connection-lost.tsx'
import { reloadOnce } from './reload-once.ts'

/** In the place of a page whose code did not come: the document is loaded anew, or says that this was of no use. */
export function CodeLost() {
  const [isGivenUp, giveUp] = useState(false)
  useEffect(() => {
    reloadOnce().then((isReloading) => giveUp(!isReloading))
  }, [])
  const { unavailableTitle } = copy[useLocale()]
  return isGivenUp ? (
    <>
      <title>{unavailableTitle}</title>
      <ConnectionLost isCode />
    </>
  ) : null
}
