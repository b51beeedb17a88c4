import type { Locale } from '@site/contracts/locale.ts'
import { pointOfTime } from '#cms/base/time/jakarta-words.ts'
import { dashboardCopy } from './copy.ts'

/** When the reader signed in before: if they do not know that time, somebody else did. */
export function LastSignIn({ at, language }: { at: Date; language: Locale }) {
  const words = dashboardCopy[language]
  return (
    <p>
      {words.lastSignIn(pointOfTime(language, at))} <a href="/admin/account">{words.changePassword}</a>
    </p>
  )
}
