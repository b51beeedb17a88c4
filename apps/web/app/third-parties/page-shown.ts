import type { DataRouter } from 'react-router'
import { defaultLocale, localeOfPath } from '#app/i18n/locales.ts'
import { consent } from './consent.ts'
import { keepDocumentsApart } from './fresh-document.ts'
import { mayMeasure } from './may-measure.ts'
import { isSecretDocument } from './secret-document.ts'
import type { ShownPage, ThirdParties } from './third-parties.ts'

interface Surroundings {
  readonly parties: ThirdParties
  readonly router: DataRouter
  /** Which build of the site this is. */
  readonly version: string
}

let latest: (() => void) | null = null

/** Everything that third parties do begins here, and goes on with each page. */
export function pageShown(around: Surroundings, page: ShownPage): void {
  if (latest === null) {
    consent.subscribe(() => latest?.())
    keepDocumentsApart(around.router)
    startReports(around).catch(withoutFiles)
  }
  latest = () => {
    askAndMeasure(around, page).catch(withoutFiles)
  }
  latest()
}

function withoutFiles(): void {
  // Files that do not come leave the page as it is: nobody is asked, and nobody told.
}

async function startReports({ parties: { errorReports }, router, version }: Surroundings): Promise<void> {
  if (errorReports) {
    const { startErrorReports } = await import('./error-reports.ts')
    startErrorReports(errorReports, router, version)
  }
}

async function askAndMeasure({ parties, router }: Surroundings, page: ShownPage): Promise<void> {
  const tagManager = mayMeasure() ? parties.tagManager : null
  const { chat } = parties
  if (tagManager === null && chat === null) {
    return
  }
  const { hidePrivacyParts, showPrivacyParts } = await import('./privacy-parts.tsx')
  // Asked after each file that was waited for.
  if (isSecretDocument()) {
    hidePrivacyParts()
    return
  }
  showPrivacyParts({ locale: localeOfPath(page.pathname) ?? defaultLocale, tagManager, chat })
  if (tagManager && consent.get().measuring === true) {
    const { measurePage } = await import('./measuring.ts')
    measurePage(router, tagManager, page)
  }
}
