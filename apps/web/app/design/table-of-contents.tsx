import { useEffect, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import './table-of-contents.css'

const copy = { id: { contents: 'Isi halaman' }, en: { contents: 'On this page' } } as const

export interface ContentsEntry {
  /** The id of the heading, without `#`. */
  readonly id: string
  readonly text: string
}

/**
 * The sections of a long text, with the current one marked. An aside on wide screens, a disclosure above the text on
 * narrow ones.
 */
export function TableOfContents({ locale, entries }: { locale: Locale; entries: readonly ContentsEntry[] }) {
  const current = useCurrentPart(entries)
  if (entries.length < 2) {
    return null
  }
  const label = copy[locale].contents
  const list = (
    <ol className="contents-list">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a aria-current={id === current ? 'location' : undefined} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav aria-label={label} className="contents-wide">
        <p className="contents-title">{label}</p>
        {list}
      </nav>
      <nav aria-label={label} className="contents-narrow">
        <details>
          <summary className="contents-title">{label}</summary>
          {list}
        </details>
      </nav>
    </>
  )
}

/** The last heading above the upper third of the window. */
function useCurrentPart(entries: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const headings = entries
      .map(({ id }) => document.getElementById(id))
      .filter((heading) => heading !== null)
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight / 3
        const passed = headings.findLast((heading) => heading.getBoundingClientRect().top <= line)
        setCurrent(passed?.id ?? null)
      },
      { rootMargin: '0px 0px -66% 0px' },
    )
    for (const heading of headings) {
      observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [entries])
  return current
}
