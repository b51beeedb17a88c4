import Link from 'next/link'
import { Card, CardLine } from './card.jsx'
import { Frame } from './frame.jsx'
import { Heading } from './heading.jsx'
import { Icon } from './icon.jsx'
import { Picture } from './picture.jsx'

export function Listing({ page }) {
  const { breadcrumb, title, lead, board, categories, first, beside, articles, pagination } = page
  return (
    <Frame page={page}>
      <div className="wrap pb-16">
        <Heading breadcrumb={breadcrumb} lead={lead} title={title}>
          <p className="mt-4">
            <Link className="text-link" href={board.href}>
              {board.label}
            </Link>
          </p>
        </Heading>
        <nav aria-label="Kategori">
          <ul className="link-chips">
            {categories.map(({ href, label, isCurrent }) => (
              <li key={href}>
                <Link aria-current={isCurrent ? 'true' : undefined} href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8">
          <div className="grid gap-x-12 gap-y-10 border-b border-line pb-10 lg:grid-cols-[1.7fr_1fr]">
            <article className="relative min-w-0">
              <Picture
                className="mb-5 aspect-[16/9] w-full rounded-card object-cover"
                isFirst
                picture={first.picture}
                sizes={first.picture.sizes}
              />
              <CardLine article={first} />
              <h2 className="mt-2 max-w-[24ch] text-3xl">
                <Link className="after:absolute after:inset-0 hover:text-action" href={first.href}>
                  {first.title}
                </Link>
              </h2>
              <p className="mt-3 max-w-[56ch] text-lg text-soft">{first.summary}</p>
            </article>
            <ul className="min-w-0">
              {beside.map((article) => (
                <Beside article={article} key={article.href} />
              ))}
            </ul>
          </div>
          <div className="mt-10">
            <div className="grid gap-x-7 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
              {articles.map((article) => (
                <Card article={article} key={article.href} />
              ))}
            </div>
          </div>
        </div>
        <Pagination pagination={pagination} />
      </div>
    </Frame>
  )
}

function Beside({ article }) {
  return (
    <li className="relative flex gap-5 border-t border-line py-5 first:border-t-0 first:pt-0 max-lg:first:border-t max-lg:first:pt-5">
      <div className="min-w-0 flex-1">
        <CardLine article={article} />
        <h2 className="mt-1.5 text-lg">
          <Link className="after:absolute after:inset-0 hover:text-action" href={article.href}>
            {article.title}
          </Link>
        </h2>
      </div>
      <Picture
        className="h-20 w-28 shrink-0 rounded-field object-cover"
        picture={article.picture}
        sizes={article.picture.sizes}
      />
    </li>
  )
}

function Pagination({ pagination: { place, pages, next } }) {
  return (
    <nav aria-label="Halaman" className="pagination">
      <span className="pagination-place">{place}</span>
      <ol className="pagination-pages">
        {pages.map(({ href, label, number, isCurrent }) => (
          <li key={href}>
            <Link aria-current={isCurrent ? 'page' : undefined} href={href}>
              <span className="sr-only">{label}</span>
              <span aria-hidden="true">{number}</span>
            </Link>
          </li>
        ))}
      </ol>
      {next ? (
        <Link className="pagination-step" href={next.href} rel="next">
          {next.label}
          <Icon name="next" />
        </Link>
      ) : null}
    </nav>
  )
}
