import type { DataRouter } from 'react-router'
import { defaultLocale, localeOfPath } from '#app/i18n/locales.ts'
import { consent } from './consent.ts'
import { isolateDocuments } from './document-isolation.ts'
import { mayTrack } from './may-track.ts'
import { isPrivatePage } from './private-page.ts'
import { isSecretDocument } from './secret-document.ts'
import type { ShownPage, ThirdParties } from './third-parties.ts'

interface Environment {
  readonly parties: ThirdParties
  readonly router: DataRouter
  /** The build ID. */
  readonly version: string
}

let latest: (() => void) | null = null

/** Entry point of all third-party code; called for each shown page. */
export function onPageShown(environment: Environment, page: ShownPage): void {
  if (latest === null) {
    consent.subscribe(() => latest?.())
    isolateDocuments(environment.router)
    startReports(environment).catch(ignoreMissingFiles)
  }
  latest = () => {
    askAndMeasure(environment, page).catch(ignoreMissingFiles)
  }
  latest()
}

function ignoreMissingFiles(): void {
  // Without the files, there is no prompt and no tracking.
}

async function startReports({ parties: { errorReports }, router, version }: Environment): Promise<void> {
  if (errorReports && !isPrivatePage(location.pathname)) {
    const { startErrorReports } = await import('./error-reports.ts')
    startErrorReports(errorReports, router, version)
  }
}

async function askAndMeasure({ parties, router }: Environment, page: ShownPage): Promise<void> {
  const tagManager = mayTrack() ? parties.tagManager : null
  const { chat } = parties
  if (tagManager === null && chat === null) {
    return
  }
  const { hidePrivacyParts, showPrivacyParts } = await import('./privacy-parts.tsx')
  // Checked after each import, because the URL may have changed.
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
