import { expect } from '@playwright/test'
import { brand } from '@site/brand/names.ts'
import { pathTo, type Query } from '#app/i18n/path-to.ts'
import { test } from './engine-test.ts'

const start = '[data-start]'
const result = '[data-list-result]'
/** Said while a page or a part of it loads. */
const loading = /^Loading /

const title = (text: string) => new RegExp(`^${text}.* · ${brand.companyName}$`)
const screener = (query: Query = {}) => pathTo('stockScreener', 'en', undefined, query)
const companies = pathTo('companyList', 'en')
const actions = (query: Query = {}) => pathTo('corporateAction', 'en', undefined, query)
const reports = (query: Query = {}) => pathTo('researchReport', 'en', undefined, query)
const company = (query: Query = {}) => pathTo('companyDetail', 'en', { slug: 'bqns' }, query)
const calculator = pathTo('investmentCalculator', 'en')
const next = '.pagination a[rel="next"]'
const chip = 'main .link-chips a:not([aria-current])'
const foldedChip = '.folded-filter .link-chips a:not([aria-current])'
const tab = 'main .link-tabs a:not([aria-current])'

interface Use {
  readonly name: string
  readonly path: string
  /** What has the focus and is then activated with Enter. */
  readonly on: string
  /** Typed into it before. */
  readonly text?: string
  /** The only sentence heard. */
  readonly heard: RegExp
  /** What has the focus then; by default the same element. */
  readonly place?: string
  /** Whether the filter is folded, and then opened, on phones only or at every width. */
  readonly folded?: 'phones' | 'always'
  /** Whether `npm test` has it, too. */
  readonly isShort?: true
}

const uses: readonly Use[] = [
  {
    name: 'a limit that is no number',
    path: screener(),
    on: '[name="perMin"]',
    text: 'abc',
    heard: /^Nothing is shown yet/,
    isShort: true,
  },
  {
    name: 'a limit of the screener on a phone',
    path: screener(),
    on: '[name="perMax"]',
    text: '15',
    heard: /^\d+ companies$/,
    place: '.folded-filter:not([open]) > summary',
    folded: 'phones',
    isShort: true,
  },
  {
    name: 'a column of the screener',
    path: screener(),
    on: 'main th a[href*="per"]',
    heard: /^\d+ companies$/,
  },
  { name: 'an example of the screener', path: screener(), on: chip, heard: /^\d+ compan/ },
  {
    name: 'the next page of the screener',
    path: screener(),
    on: next,
    heard: title('Stock screener, page 2'),
    place: `h2${result}`,
    isShort: true,
  },
  {
    name: 'the link that clears the screener',
    path: screener({ perMax: '15' }),
    on: '.screener-fields > p a',
    heard: /^\d+ companies$/,
    place: `h2${result}`,
  },
  {
    name: 'a name in the list of companies',
    path: companies,
    on: '#field-q',
    text: 'bank',
    heard: /^Companies 1 to \d+ of \d+\.$/,
  },
  {
    name: 'a name that no company has',
    path: companies,
    on: '#field-q',
    text: 'zzzz',
    heard: /^Data Not Available$/,
  },
  {
    name: 'the next page of companies',
    path: companies,
    on: next,
    heard: title('Company information, page 2'),
    place: `caption ${result}`,
  },
  {
    name: 'a ticker of corporate actions',
    folded: 'always',
    place: '.folded-filter > summary',
    path: actions(),
    on: '#field-ticker',
    text: 'bqns',
    heard: /^\d+ corporate actions?$/,
  },
  { name: 'a kind of corporate actions', path: actions(), on: tab, heard: /^\d+ corporate actions?$/ },
  {
    name: 'a month of the calendar',
    path: actions({ view: 'calendar', month: '2026-10' }),
    on: 'main a[rel~="next"]',
    heard: /^All types, November 2026$/,
  },
  {
    name: 'a filter of reports that is removed',
    path: reports({ ticker: 'BQNS' }),
    on: 'main ul.link-chips a',
    heard: /^\d+ reports$/,
    place: result,
  },
  {
    name: 'a word of the glossary',
    path: pathTo('glossary', 'en'),
    on: 'main [name="q"]',
    text: 'bank',
    heard: /terms? match|“bank”/,
  },
  {
    name: 'another search',
    path: pathTo('searchResult', 'en', undefined, { q: 'stock' }),
    on: 'main [name="q"]',
    text: 'dividend',
    heard: /“dividend”/,
  },
  { name: 'a category of articles', path: pathTo('blog', 'en'), on: chip, heard: title('Blog: ') },
  {
    name: 'the next page of articles',
    path: pathTo('blog', 'en'),
    on: next,
    heard: title('Blog, page 2'),
    place: 'main h1',
  },
  {
    name: 'a kind of funds',
    path: pathTo('productMutualFund', 'en'),
    on: foldedChip,
    heard: /^Funds 1–\d+ of \d+\.$/,
  },
  {
    name: 'the unit of a statement',
    path: company({ tab: 'balance-sheet' }),
    on: 'main a[href*="unit="]:not([aria-current])',
    heard: title('.*balance sheet'),
    // A placeholder may have replaced the link, or the field.
    place: 'main a[href*="unit="][aria-current]',
  },
  {
    name: 'an unknown company in the comparison',
    path: company({ tab: 'comparison' }),
    on: '#field-add',
    text: 'zzzz',
    heard: /“zzzz”/i,
    place: '#field-add',
  },
  {
    name: 'a calculator',
    path: calculator,
    on: '#field-calculator a:not([aria-current])',
    heard: title('Investment calculator'),
  },
  {
    name: 'a calculator with an error',
    path: pathTo('dividendCalculator', 'en'),
    on: 'main form input[type="text"]',
    text: 'abc',
    heard: /abc|correct|number/,
    place: '[role="alert"]',
  },
]

for (const { name, path, on, text, heard, place = start, folded, isShort } of uses) {
  test(`${name}: one sentence is announced, and the focus is kept`, {
    tag: isShort ? [] : ['@nightly'],
  }, async ({ visitor }) => {
    await visitor.visit(path, folded === 'phones' ? 390 : 1440)
    if (folded) await visitor.click('.folded-filter > summary')
    await visitor.focus(on)
    if (text !== undefined) await visitor.fill(on, text)
    await visitor.engine.run(recordSpeech)
    await visitor.press('Enter')
    const expectOneSentence = async () => {
      const all = await visitor.engine.run(readSpeech)
      // React may update a region in several steps.
      const sentences = new Set(all.filter((sentence) => !loading.test(sentence)))
      expect([...sentences]).toEqual([expect.stringMatching(heard)])
    }
    await expect(expectOneSentence).toPass({ timeout: 15_000 })
    await visitor.focused(place)
    expect(await visitor.engine.run(isFocusInWindow)).toBe(true)
    await expectOneSentence()
  })
}

/** Marks the focused element, and collects in an attribute what live regions say; runs in the page. */
function recordSpeech(): void {
  const live = '[aria-live="polite"], [role="status"]:not([aria-live="off"]), [role="alert"]'
  document.activeElement?.setAttribute('data-start', '')
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) =>
      [...addedNodes].filter((node) => node instanceof Element),
    )
    const changed = records.map(({ target }) => (target instanceof Element ? target : target.parentElement))
    const regions = [
      ...changed.map((element) => element?.closest(live)),
      ...added.flatMap((element) => [element.closest(live), ...element.querySelectorAll(live)]),
    ]
    const { dataset } = document.documentElement
    const texts = [...new Set(regions)].map((region) =>
      region?.isConnected ? region.textContent.trim() : '',
    )
    const spoken = [...JSON.parse(dataset.speech ?? '[]'), ...texts.filter((text) => text !== '')]
    dataset.speech = JSON.stringify(spoken)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

function readSpeech(): string[] {
  return JSON.parse(document.documentElement.dataset.speech ?? '[]')
}

function isFocusInWindow(): boolean {
  const { top = -1, bottom = -1 } = document.activeElement?.getBoundingClientRect() ?? {}
  return bottom > 0 && top < innerHeight
}
