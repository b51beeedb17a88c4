import { series } from '@site/brand/names.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

const id = {
  pagi: `Terima ${series.morningNote.name.id} lewat email`,
  riset: 'Terima laporan riset lewat email',
  acara: 'Ingatkan saya lewat email',
  saham: (ticker: string) => `Kabar dan batas harga ${ticker} lewat email`,
}

const en: typeof id = {
  pagi: `Get ${series.morningNote.name.en} by email`,
  riset: 'Get research reports by email',
  acara: 'Remind me by email',
  saham: (ticker) => `News and price limits of ${ticker} by email`,
}

const copy = { id, en }

type Wanted = { readonly list: 'pagi' | 'riset' } | { readonly ticker: string } | { readonly event: string }

/** Leads to the form, which has the human check; a field here would only move the address one page ahead. */
export function SubscribeLine({ locale, wanted }: { locale: Locale; wanted: Wanted }) {
  const words = copy[locale]
  const label =
    'list' in wanted ? words[wanted.list] : 'ticker' in wanted ? words.saham(wanted.ticker) : words.acara
  return (
    <p>
      <a className="text-link" href={pathTo('subscription', locale, undefined, { ...wanted })}>
        {label}
      </a>
    </p>
  )
}
