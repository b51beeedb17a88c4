import Link from 'next/link'
import { Picture } from './picture.jsx'

export function CardLine({ article: { category, date, dateText, readingTime } }) {
  return (
    <p className="text-sm text-soft">
      <span className="block font-semibold text-accent-text">{category}</span>
      <time dateTime={date}>{dateText}</time> · {readingTime}
    </p>
  )
}

export function Card({ article, level: Title = 'h2' }) {
  const { href, title, summary, picture } = article
  return (
    <article className="group relative min-w-0">
      <Picture
        className="mb-4 aspect-[16/9] w-full rounded-card object-cover"
        picture={picture}
        sizes={picture.sizes}
      />
      <CardLine article={article} />
      <Title className="mt-1.5 text-lg">
        <Link className="after:absolute after:inset-0 group-hover:text-action" href={href}>
          {title}
        </Link>
      </Title>
      <p className="mt-2 text-soft">{summary}</p>
    </article>
  )
}
