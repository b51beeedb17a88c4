/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Converts a page of ours to the data that a peer needs to render it (bench/peers). Like `readContents` it runs in a
 * browser, so it cannot use its closure.
 */
export function readData({ name, html }: { name: 'listing' | 'article'; html: string }): unknown {
  const page = new DOMParser().parseFromString(html, 'text/html')

  const one = (selector: string, place: ParentNode = page) => {
    const found = place.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`the page has nothing that matches "${selector}"`)
    return found
  }
  const all = (selector: string, place: ParentNode = page) => [...place.querySelectorAll(selector)]
  const readText = (selector: string, place: ParentNode = page) => one(selector, place).textContent ?? ''
  const readTexts = (selectors: Record<string, string>, place: ParentNode) =>
    Object.fromEntries(Object.entries(selectors).map(([name, selector]) => [name, readText(selector, place)]))
  const readLink = (link: Element) => ({ href: link.getAttribute('href'), label: link.textContent })
  const readChoice = (link: Element) => ({ ...readLink(link), isCurrent: link.hasAttribute('aria-current') })
  const readAttributes = (element: Element) =>
    Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value]))
  // "21 November 2026 · 4 menit"
  const readReadingTime = (text: string | null | undefined) => text?.split(' · ').at(-1)

  const readPicture = (picture: Element) => ({
    ...readAttributes(one('.picture-sharp', picture)),
    placeholder: one('.picture-soft', picture).getAttribute('src'),
  })
  const readCard = (card: Element) => {
    const time = one('time', card)
    const link = one('a', card)
    return {
      href: link.getAttribute('href'),
      title: link.textContent,
      summary: card.querySelector('h2 + p, h3 + p')?.textContent ?? '',
      category: readText('.text-accent-text', card),
      date: time.getAttribute('datetime'),
      dateText: time.textContent,
      readingTime: readReadingTime(time.parentElement?.textContent),
      picture: readPicture(one('.picture', card)),
    }
  }
  const readMenuEntry = (entry: Element) => {
    const summary = entry.querySelector('summary')
    if (summary === null) return { ...readLink(one('a', entry)), about: '', links: [], isCurrent: false }
    return {
      href: null,
      label: summary.textContent,
      about: readText('.menu-panel-about .text-soft', entry),
      links: all('a', entry).map(readLink),
      isCurrent: summary.hasAttribute('aria-current'),
    }
  }
  const frame = () => ({
    head: {
      title: page.title,
      metas: all('head meta[content]:not([name="viewport"])').map(readAttributes),
      links: all('head link:not([rel="stylesheet"], [rel$="preload"])').map(readAttributes),
      stylesheets: all('head > link[rel="stylesheet"]').map((link) => link.getAttribute('href')),
      noScriptStyles: one('head noscript link').getAttribute('href'),
      structuredData: readText('script[type="application/ld+json"]'),
    },
    notice: readText('.banner'),
    menu: all('.main-menu > ul > li').map(readMenuEntry),
    search: one('form[role="search"]').getAttribute('action'),
    languages: all('.language a').map((link) => {
      const name = one('abbr', link).title
      return { ...readAttributes(link), ...readChoice(link), short: link.textContent, name }
    }),
    account: readLink(one('header .button')),
    breadcrumb: all('.breadcrumb li').map((entry) => readLink(entry.querySelector('a') ?? entry)),
    title: readText('h1'),
    lead: readText('h1 + p'),
    footer: {
      legalName: one('footer address').firstChild?.textContent,
      address: readText('footer address .mt-1'),
      contacts: all('footer address a').map((link) => ({ ...readLink(link), rel: link.getAttribute('rel') })),
      social: all('footer ul[aria-label] a').map(readLink),
      columns: all('footer nav').map((column) => {
        return { title: readText('h2', column), links: all('a', column).map(readLink) }
      }),
      notice: readText('.footer-notice'),
    },
  })

  if (name === 'listing') {
    const [first, ...beside] = all('main .border-b article, main .border-b li').map(readCard)
    return {
      ...frame(),
      board: readLink(one('main p a.text-link')),
      categories: all('.link-chips a').map(readChoice),
      first,
      beside,
      articles: all('main .mt-10 article').map(readCard),
      pagination: {
        place: readText('.pagination-place'),
        pages: all('.pagination-pages a').map((link) => {
          return { ...readChoice(link), ...readTexts({ label: '.sr-only', number: '[aria-hidden]' }, link) }
        }),
        next: all('.pagination-step[rel="next"]').map(readLink)[0] ?? null,
      },
    }
  }
  const facts = one('.mt-5.text-sm', one('main article'))
  const author = one('section[aria-label="Penulis"]')
  const [about, more] = all('a', author).map(readLink)
  return {
    ...frame(),
    category: readLink(one('a', facts)),
    dates: all('time', facts).map((time) => {
      return { date: time.getAttribute('datetime'), text: time.textContent }
    }),
    readingTime: readReadingTime(readText('p', facts)),
    author: {
      ...readTexts({ name: '.font-semibold', role: '.text-soft', initials: '.initials' }, author),
      about,
      more,
    },
    contents: all('.contents-wide a').map(readLink),
    picture: readPicture(one('.reading-text > .picture')),
    body: one('.prose').innerHTML,
    tickers: all('section[aria-label="Perusahaan dalam artikel ini"] a').map(readLink),
    shares: all('.share a').map((link) => {
      return { ...readLink(link), ...readTexts({ label: '[aria-hidden]', spoken: '.sr-only' }, link) }
    }),
    related: {
      title: readText('.section-head h2'),
      all: readLink(one('.section-head a')),
      articles: all('main section article').map(readCard),
    },
  }
}

export interface Contents {
  /** Text, head, links and images, which must be equal in all contenders. */
  readonly shown: string
  /** Without the scripts and data for hydration, which differ by framework. */
  readonly markupBytes: number
}

/** Runs in a browser. */
export function readContents(html: string): Contents {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string, ...names: readonly string[]) =>
    [...page.querySelectorAll(selector)].map((element) =>
      names.map((name) => element.getAttribute(name)).join(' '),
    )
  const structuredData = page.querySelector('script[type="application/ld+json"]')?.textContent
  const hydration = 'script, link[rel="modulepreload"], link[as="script"]'
  for (const element of page.querySelectorAll(hydration)) element.remove()
  const head = all('meta[content]:not([name="viewport"])', 'content').sort()
  const links = all('body a', 'href')
  const pictures = all('body img', 'src', 'srcset')
  const text = page.body.textContent?.replace(/\s+/g, '')
  return {
    shown: [page.title, ...head, structuredData, text, ...links, ...pictures].join('\n'),
    markupBytes: new TextEncoder().encode(page.documentElement.outerHTML).byteLength,
  }
}
