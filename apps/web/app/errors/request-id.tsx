import { createContext, useContext } from 'react'
import { useLocale } from '#app/i18n/use-locale.ts'
import { errorCopy } from './error-copy.ts'

/** The request ID of our logs; null in the browser, where React keeps the server's HTML. */
export const RequestId = createContext<string | null>(null)

/** Lets support find the request in the logs when a visitor reports an error. */
export function RequestIdLine() {
  const id = useContext(RequestId)
  const words = errorCopy[useLocale()]
  return (
    <p className="mt-4 text-sm text-soft" hidden={id === null} suppressHydrationWarning>
      {id === null ? '' : words.requestId(id)}
    </p>
  )
}
