import type { DataRouter } from 'react-router'
import { defaultLocale, localeOfPath } from '#app/i18n/locales.ts'
import { pushEvent, startDataLayer } from './data-layer.ts'
import { findPageName } from './page-name.ts'
import { scrubbedPath, scrubbedText } from './scrubbed.ts'
import type { ShownPage, TagManager } from './third-parties.ts'
import { resetForms, trackForms } from './track-forms.ts'
import { trackLinks } from './track-links.ts'

const MAX_TERM_LENGTH = 100

let shown: ShownPage | null = null
let lastTerm = ''

/** Starts the tag manager with the first page, and sends a page view for each. */
export function measurePage(router: DataRouter, tagManager: TagManager, page: ShownPage): void {
  const before = shown
  if (before?.pathname === page.pathname && (before.search === page.search || page.isReplaced)) {
    return
  }
  shown = page
  if (before === null) {
    startDataLayer(tagManager)
    // A visitor may interact before the idle callback sends the page view.
    const view = () => measurePage(router, tagManager, currentPage(router))
    trackLinks(view)
    trackForms(router, view)
  }
  resetForms()
  pushEvent({
    event: 'page_view',
    path: scrubbedPath(page.pathname),
    title: scrubbedText(page.title),
    language: localeOfPath(page.pathname) ?? defaultLocale,
  })
  const name = findPageName(router, page.pathname)
  if (name === 'searchResult') {
    pushSearch(page.search)
  }
  // The questionnaire is submitted by navigating to its result.
  if (name === 'riskProfileResult' && before && findPageName(router, before.pathname) === 'riskProfile') {
    pushEvent({ event: 'form_step', form: 'risk_profile', step: 'sent' })
  }
}

function currentPage({ state: { location, historyAction } }: DataRouter): ShownPage {
  const { pathname, search } = location
  return { pathname, search, title: document.title, isReplaced: historyAction === 'REPLACE' }
}

/** Further pages of the same results are not a new search. */
function pushSearch(search: string): void {
  const term = scrubbedText(new URLSearchParams(search).get('q')?.trim() ?? '').slice(0, MAX_TERM_LENGTH)
  if (term !== '' && term !== lastTerm) {
    lastTerm = term
    pushEvent({ event: 'search', term })
  }
}
