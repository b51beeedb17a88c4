// Runs in an empty page of a browser, whose parser reads our pages' HTML: into what a peer needs to render the same page, and into
// what two pages are compared by.

/** The listing page as data. */
function readListing(html) {
  const page = new Page(html)
  const [first, ...beside] = page.all('main .border-b article, main .border-b li')
  return {
    ...page.frame(),
    board: page.link('main p a.text-link'),
    categories: page.all('.link-chips a').map(readChoice),
    first: readCard(first),
    beside: beside.map(readCard),
    articles: page.all('main .mt-10 article').map(readCard),
    pagination: {
      place: page.text('.pagination-place'),
      pages: page.all('.pagination-pages a').map((link) => ({
        ...readChoice(link),
        label: one(link, '.sr-only').textContent,
        number: one(link, '[aria-hidden]').textContent,
      })),
      next: page.all('.pagination-step[rel="next"]').map(readLink)[0] ?? null,
    },
  }
}

/** An article as data. */
function readArticle(html) {
  const page = new Page(html)
  const facts = one(page.one('main article'), '.mt-5.text-sm')
  const author = page.one('section[aria-label="Penulis"]')
  const [about, more] = [...author.querySelectorAll('a')].map(readLink)
  return {
    ...page.frame(),
    category: readLink(one(facts, 'a')),
    dates: [...facts.querySelectorAll('time')].map((time) => ({
      date: time.getAttribute('datetime'),
      text: time.textContent,
    })),
    readingTime: one(facts, 'p').textContent.split(' · ').at(-1),
    author: {
      name: one(author, '.font-semibold').textContent,
      role: one(author, '.text-soft').textContent,
      initials: one(author, '.initials').textContent,
      about,
      more,
    },
    contents: page.all('.contents-wide a').map(readLink),
    picture: readPicture(page.one('.reading-text > .picture')),
    body: page.one('.prose').innerHTML,
    tickers: page.all('section[aria-label="Perusahaan dalam artikel ini"] a').map(readLink),
    shares: page.all('.share a').map((link) => ({
      href: link.getAttribute('href'),
      label: one(link, '[aria-hidden]').textContent,
      spoken: one(link, '.sr-only').textContent,
    })),
    related: {
      title: page.text('.section-head h2'),
      all: page.link('.section-head a'),
      articles: page.all('main section article').map(readCard),
    },
  }
}

/** What must be the same in the same page, whoever has rendered it; sizes in bytes. */
function contentsOf(html) {
  const { document } = new Page(html)
  const structuredData = one(document, 'script[type="application/ld+json"]')
  structuredData.remove()
  // Whatever a framework puts beside the page to take it over in the browser is its own affair.
  const scripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')]
  const inlineScript = scripts.map((script) => script.textContent).join('\n')
  for (const script of scripts) script.remove()
  for (const note of document.querySelectorAll('link[rel="modulepreload"], link[as="script"]')) note.remove()
  const head = [...document.querySelectorAll('title, meta[content]:not([name="viewport"])')]
  return {
    text: document.body.textContent.replace(/\s+/g, ''),
    head: head.map((tag) => tag.getAttribute('content') ?? tag.textContent).sort(),
    links: [...document.querySelectorAll('body a')].map((link) => link.getAttribute('href')),
    pictures: [...document.querySelectorAll('body img')].map(
      (picture) => `${picture.getAttribute('src')} ${picture.getAttribute('srcset')}`,
    ),
    structuredData: structuredData.textContent,
    markupBytes: new TextEncoder().encode(document.documentElement.outerHTML).byteLength,
    inlineScript,
  }
}

class Page {
  constructor(html) {
    this.document = new DOMParser().parseFromString(html, 'text/html')
  }

  one(selector) {
    return one(this.document, selector)
  }

  all(selector) {
    return [...this.document.querySelectorAll(selector)]
  }

  text(selector) {
    return this.one(selector).textContent
  }

  link(selector) {
    return readLink(this.one(selector))
  }

  /** What every page has. */
  frame() {
    return {
      head: {
        title: this.document.title,
        metas: this.all('head meta[content]:not([name="viewport"])').map(attributesOf),
        links: this.all('head link:not([rel="stylesheet"], [rel="preload"], [rel="modulepreload"])').map(
          attributesOf,
        ),
        stylesheets: this.all('head link[rel="stylesheet"]').map((link) => link.getAttribute('href')),
        structuredData: this.text('script[type="application/ld+json"]'),
      },
      notice: this.text('.strip'),
      menu: this.all('.main-menu > ul > li').map(readMenuEntry),
      search: this.one('form[role="search"]').getAttribute('action'),
      languages: this.all('.language a').map((link) => ({
        href: link.getAttribute('href'),
        lang: link.lang,
        short: link.textContent,
        name: one(link, 'abbr').title,
        isCurrent: link.hasAttribute('aria-current'),
      })),
      download: this.link('header .button'),
      breadcrumb: this.all('.breadcrumb li').map((entry) => ({
        href: entry.querySelector('a')?.getAttribute('href') ?? null,
        label: entry.textContent,
      })),
      title: this.text('h1'),
      lead: this.text('h1 + p'),
      footer: {
        legalName: this.one('footer address').firstChild.textContent,
        address: this.text('footer address .mt-1'),
        phone: this.link('footer a[href^="tel:"]'),
        mail: this.link('footer a[href^="mailto:"]'),
        social: this.all('footer ul[aria-label] a').map(readLink),
        columns: this.all('footer nav').map((column) => ({
          title: one(column, 'h2').textContent,
          links: [...column.querySelectorAll('a')].map(readLink),
        })),
        notice: this.text('.footer-notice'),
      },
    }
  }
}

function one(place, selector) {
  const found = place.querySelector(selector)
  if (found === null) throw new Error(`the page has nothing that is "${selector}"`)
  return found
}

function attributesOf(element) {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
}

function readLink(link) {
  return { href: link.getAttribute('href'), label: link.textContent }
}

function readChoice(link) {
  return { ...readLink(link), isCurrent: link.hasAttribute('aria-current') }
}

function readMenuEntry(entry) {
  const summary = entry.querySelector('summary')
  if (summary === null) return { ...readLink(one(entry, 'a')), about: '', links: [], isCurrent: false }
  return {
    href: null,
    label: summary.textContent,
    about: one(entry, '.menu-panel-about .text-soft').textContent,
    links: [...entry.querySelectorAll('a')].map(readLink),
    isCurrent: summary.hasAttribute('aria-current'),
  }
}

function readCard(card) {
  const time = one(card, 'time')
  const link = one(card, 'a')
  return {
    href: link.getAttribute('href'),
    title: link.textContent,
    summary: card.querySelector('h2 + p, h3 + p')?.textContent ?? '',
    category: one(card, '.text-accent-text').textContent,
    date: time.getAttribute('datetime'),
    dateText: time.textContent,
    readingTime: time.parentElement.textContent.split(' · ').at(-1),
    picture: readPicture(one(card, '.picture')),
  }
}

function readPicture(picture) {
  const sharp = one(picture, '.picture-sharp')
  return {
    placeholder: one(picture, '.picture-soft').getAttribute('src'),
    src: sharp.getAttribute('src'),
    srcset: sharp.getAttribute('srcset'),
    sizes: sharp.getAttribute('sizes'),
    width: Number(sharp.getAttribute('width')),
    height: Number(sharp.getAttribute('height')),
    alt: sharp.alt,
  }
}

Object.assign(globalThis, { readListing, readArticle, contentsOf })
