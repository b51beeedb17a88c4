import Link from 'next/link'
import { Fragment } from 'react'
import { Card } from './card.jsx'
import { Frame } from './frame.jsx'
import { Heading } from './heading.jsx'
import { Icon } from './icon.jsx'
import { Picture } from './picture.jsx'

export function Article({ page }) {
  const { breadcrumb, title, lead, picture, body, tickers, author, shares, related } = page
  return (
    <Frame page={page}>
      <div className="wrap pb-16">
        <article>
          <Heading breadcrumb={breadcrumb} lead={lead} title={title}>
            <Facts page={page} />
          </Heading>
          <div className="reading reading-with-aside">
            <Contents contents={page.contents} />
            <div className="reading-text">
              <Picture
                alt={picture.alt}
                className="mb-10 h-auto w-full rounded-card"
                isFirst
                picture={picture}
                sizes={picture.sizes}
              />
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes as HTML */}
              <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
              <div className="mt-12 grid max-w-(--measure) gap-8 border-t border-line pt-8">
                <Tickers tickers={tickers} />
                <Author author={author} />
                <Share shares={shares} />
              </div>
            </div>
          </div>
        </article>
        <section className="scroll-mt-4 py-7 sm:py-10">
          <div className="section-head">
            <div className="min-w-0">
              <h2 className="max-w-[32ch] text-xl">{related.title}</h2>
            </div>
            <Link className="text-link" href={related.all.href}>
              {related.all.label}
            </Link>
          </div>
          <div
            className={`grid gap-x-7 gap-y-10 sm:grid-cols-2 ${related.articles.length === 2 ? '' : 'lg:grid-cols-3'}`}
          >
            {related.articles.map((article) => (
              <Card article={article} key={article.href} level="h3" />
            ))}
          </div>
        </section>
      </div>
    </Frame>
  )
}

function Facts({ page: { category, dates, readingTime, author } }) {
  return (
    <div className="mt-5 text-sm text-soft">
      <p>
        <Link className="text-link" href={category.href}>
          {category.label}
        </Link>
        {dates.map(({ date, text }) => (
          <Fragment key={text}>
            {' · '}
            <time dateTime={date}>{text}</time>
          </Fragment>
        ))}
        {' · '}
        {readingTime}
      </p>
      <p className="mt-1">
        Ditulis oleh <span className="font-semibold text-text">{author.name}</span>, {author.role}
      </p>
    </div>
  )
}

function Contents({ contents }) {
  return (
    <div className="reading-aside">
      <nav aria-label="Isi halaman" className="contents-wide">
        <p className="contents-title">Isi halaman</p>
        <ContentsList contents={contents} />
      </nav>
      <nav aria-label="Isi halaman" className="contents-narrow">
        <details>
          <summary className="contents-title">Isi halaman</summary>
          <ContentsList contents={contents} />
        </details>
      </nav>
    </div>
  )
}

function ContentsList({ contents }) {
  return (
    <ol className="contents-list">
      {contents.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ol>
  )
}

function Tickers({ tickers }) {
  return (
    <section aria-label="Perusahaan dalam artikel ini">
      <p className="text-sm font-semibold">Perusahaan dalam artikel ini</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {tickers.map(({ href, label }) => (
          <li key={href}>
            <Link
              className="block rounded-full border border-line px-4 py-1.5 font-semibold text-action hover:border-action"
              href={href}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Author({ author: { name, role, initials, about, more } }) {
  return (
    <section aria-label="Penulis" className="flex items-start gap-4">
      <span
        aria-hidden="true"
        className="initials size-12 text-base grid shrink-0 place-items-center rounded-full bg-board font-bold text-on-board"
      >
        {initials}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-soft">{role}</p>
        <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Link className="text-link" href={about.href}>
            {about.label}
          </Link>
          <Link className="text-link" href={more.href}>
            {more.label}
          </Link>
        </p>
      </div>
    </section>
  )
}

function Share({ shares }) {
  return (
    <section aria-label="Bagikan" className="share">
      <p aria-hidden="true" className="text-sm font-semibold">
        Bagikan
      </p>
      <ul>
        {shares.map(({ href, label, spoken }) => (
          <li key={href}>
            <a className="share-link" href={href} rel="noopener noreferrer" target="_blank">
              <span className="sr-only">{spoken}</span>
              <span aria-hidden="true">{label}</span>
            </a>
          </li>
        ))}
        <li className="invisible" data-script-only="">
          <button className="share-link" type="button">
            <Icon name="link" />
            <span aria-live="polite">Salin tautan</span>
          </button>
        </li>
        <li className="invisible pointer-fine:hidden" data-script-only="">
          <button className="share-link" type="button">
            <Icon name="share" />
            Lainnya
          </button>
        </li>
      </ul>
    </section>
  )
}
