import type { DataRouter } from 'react-router'
import { defaultLocale, localeOfPath } from '#app/i18n/locales.ts'
import { startDataLayer, tell } from './data-layer.ts'
import { followForms, forgetForms } from './followed-forms.ts'
import { followLinks } from './followed-links.ts'
import { pageNameOf } from './page-name.ts'
import { scrubbedPath, scrubbedText } from './scrubbed.ts'
import type { ShownPage, TagManager } from './third-parties.ts'

const LONGEST_TERM = 100

let shown: ShownPage | null = null
let lastTerm = ''

/** Starts the tag manager with the first page and tells it of each one. */
export function measurePage(router: DataRouter, tagManager: TagManager, page: ShownPage): void {
  const before = shown
  if (before?.pathname === page.pathname && (before.search === page.search || page.isReplaced)) {
    return
  }
  shown = page
  if (before === null) {
    startDataLayer(tagManager)
    // Who types at once is quicker than the idle time in which a page is told of.
    const view = () => measurePage(router, tagManager, pageAtHand(router))
    followLinks(view)
    followForms(router, view)
  }
  forgetForms()
  tell({
    event: 'page_view',
    path: scrubbedPath(page.pathname),
    title: scrubbedText(page.title),
    language: localeOfPath(page.pathname) ?? defaultLocale,
  })
  const name = pageNameOf(router, page.pathname)
  if (name === 'searchResult') {
    tellSearch(page.search)
  }
  // The questionnaire is sent by going to its result.
  if (name === 'riskProfileResult' && before && pageNameOf(router, before.pathname) === 'riskProfile') {
    tell({ event: 'form_step', form: 'risk_profile', step: 'sent' })
  }
}

function pageAtHand({ state: { location, historyAction } }: DataRouter): ShownPage {
  const { pathname, search } = location
  return { pathname, search, title: document.title, isReplaced: historyAction === 'REPLACE' }
}

/** Further pages of the same results are no further search. */
function tellSearch(search: string): void {
  const term = scrubbedText(new URLSearchParams(search).get('q')?.trim() ?? '').slice(0, LONGEST_TERM)
  if (term !== '' && term !== lastTerm) {
    lastTerm = term
    tell({ event: 'search', term })
  }
}
