import { useEffect } from 'react'
import { Prose } from '#app/design/prose.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import './embeds/embeds.css'
import './term-prose.css'

const idleMs = 3_000
const firstUses = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Rich text whose links to the glossary also show the definition in a popover, and whose charts can be read day by day,
 * once their scripts have loaded.
 */
export function TermProse({ html, locale }: { html: string; locale: Locale }) {
  useTermProse(html, locale)
  return <Prose html={html} />
}

/** The same for a text that the page shows in several parts. */
export function useTermProse(html: string, locale: Locale): void {
  const hasTerms = html.includes(' data-term="')
  useEffect(() => (hasTerms ? loadWhenUsed(locale) : undefined), [hasTerms, locale])
  useEffect(() => {
    if (html.includes(' data-chart=')) {
      attachCharts()
    }
  }, [html])
}

function attachCharts(): void {
  import('#app/design/chart/chart-pointer.ts').then(
    ({ attachChart }) => {
      for (const chart of document.querySelectorAll<HTMLElement>('.prose [data-chart]')) {
        attachChart(chart)
      }
    },
    () => {
      // Without it, the charts are drawings with a table.
    },
  )
}

/** Loads the script on the first use of the page, or when nothing happens; returns how to remove what it added. */
function loadWhenUsed(locale: Locale): () => void {
  const page = new AbortController()
  const waiting = new AbortController()
  const load = () => {
    if (waiting.signal.aborted) {
      return
    }
    waiting.abort()
    window.clearTimeout(timer)
    import('./term-popover.ts').then(
      ({ showTerms }) => showTerms(locale, page.signal),
      () => {
        // Without it, the terms are links.
      },
    )
  }
  const timer = window.setTimeout(load, idleMs)
  for (const name of firstUses) {
    document.addEventListener(name, load, { signal: waiting.signal, passive: true })
  }
  return () => {
    waiting.abort()
    page.abort()
    window.clearTimeout(timer)
  }
}
