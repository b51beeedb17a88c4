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
  const textOf = (selector: string, place: ParentNode = page) => one(selector, place).textContent ?? ''
  const textsOf = (selectors: Record<string, string>, place: ParentNode) =>
    Object.fromEntries(Object.entries(selectors).map(([name, selector]) => [name, textOf(selector, place)]))
  const linkOf = (link: Element) => ({ href: link.getAttribute('href'), label: link.textContent })
  const choiceOf = (link: Element) => ({ ...linkOf(link), isCurrent: link.hasAttribute('aria-current') })
  const attributesOf = (element: Element) =>
    Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value]))
  // "21 November 2026 · 4 menit"
  const readingTimeOf = (text: string | null | undefined) => text?.split(' · ').at(-1)

  const pictureOf = (picture: Element) => ({
    ...attributesOf(one('.picture-sharp', picture)),
    placeholder: one('.picture-soft', picture).getAttribute('src'),
  })
  const cardOf = (card: Element) => {
    const time = one('time', card)
    const link = one('a', card)
    return {
      href: link.getAttribute('href'),
      title: link.textContent,
      summary: card.querySelector('h2 + p, h3 + p')?.textContent ?? '',
      category: textOf('.text-accent-text', card),
      date: time.getAttribute('datetime'),
      dateText: time.textContent,
      readingTime: readingTimeOf(time.parentElement?.textContent),
      picture: pictureOf(one('.picture', card)),
    }
  }
  const menuEntryOf = (entry: Element) => {
    const summary = entry.querySelector('summary')
    if (summary === null) return { ...linkOf(one('a', entry)), about: '', links: [], isCurrent: false }
    return {
      href: null,
      label: summary.textContent,
      about: textOf('.menu-panel-about .text-soft', entry),
      links: all('a', entry).map(linkOf),
      isCurrent: summary.hasAttribute('aria-current'),
    }
  }
  const frame = () => ({
    head: {
      title: page.title,
      metas: all('head meta[content]:not([name="viewport"])').map(attributesOf),
      links: all('head link:not([rel="stylesheet"], [rel$="preload"])').map(attributesOf),
      stylesheets: all('head > link[rel="stylesheet"]').map((link) => link.getAttribute('href')),
      noScriptStyles: one('head noscript link').getAttribute('href'),
      structuredData: textOf('script[type="application/ld+json"]'),
    },
    notice: textOf('.banner'),
    menu: all('.main-menu > ul > li').map(menuEntryOf),
    search: one('form[role="search"]').getAttribute('action'),
    languages: all('.language a').map((link) => {
      const name = one('abbr', link).title
      return { ...attributesOf(link), ...choiceOf(link), short: link.textContent, name }
    }),
    account: linkOf(one('header .button')),
    breadcrumb: all('.breadcrumb li').map((entry) => linkOf(entry.querySelector('a') ?? entry)),
    title: textOf('h1'),
    lead: textOf('h1 + p'),
    footer: {
      legalName: one('footer address').firstChild?.textContent,
      address: textOf('footer address .mt-1'),
      contacts: all('footer address a').map((link) => ({ ...linkOf(link), rel: link.getAttribute('rel') })),
      social: all('footer ul[aria-label] a').map(linkOf),
      columns: all('footer nav').map((column) => {
        return { title: textOf('h2', column), links: all('a', column).map(linkOf) }
      }),
      notice: textOf('.footer-notice'),
    },
  })

  if (name === 'listing') {
    const [first, ...beside] = all('main .border-b article, main .border-b li').map(cardOf)
    return {
      ...frame(),
      board: linkOf(one('main p a.text-link')),
      categories: all('.link-chips a').map(choiceOf),
      first,
      beside,
      articles: all('main .mt-10 article').map(cardOf),
      pagination: {
        place: textOf('.pagination-place'),
        pages: all('.pagination-pages a').map((link) => {
          return { ...choiceOf(link), ...textsOf({ label: '.sr-only', number: '[aria-hidden]' }, link) }
        }),
        next: all('.pagination-step[rel="next"]').map(linkOf)[0] ?? null,
      },
    }
  }
  const facts = one('.mt-5.text-sm', one('main article'))
  const author = one('section[aria-label="Penulis"]')
  const [about, more] = all('a', author).map(linkOf)
  return {
    ...frame(),
    category: linkOf(one('a', facts)),
    dates: all('time', facts).map((time) => {
      return { date: time.getAttribute('datetime'), text: time.textContent }
    }),
    readingTime: readingTimeOf(textOf('p', facts)),
    author: {
      ...textsOf({ name: '.font-semibold', role: '.text-soft', initials: '.initials' }, author),
      about,
      more,
    },
    contents: all('.contents-wide a').map(linkOf),
    picture: pictureOf(one('.reading-text > .picture')),
    body: one('.prose').innerHTML,
    tickers: all('section[aria-label="Perusahaan dalam artikel ini"] a').map(linkOf),
    shares: all('.share a').map((link) => {
      return { ...linkOf(link), ...textsOf({ label: '[aria-hidden]', spoken: '.sr-only' }, link) }
    }),
    related: {
      title: textOf('.section-head h2'),
      all: linkOf(one('.section-head a')),
      articles: all('main section article').map(cardOf),
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
