import { series } from '@site/brand/names.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

const id = {
  pagi: `Terima ${series.morningNote.name.id} lewat email`,
  riset: 'Terima laporan riset lewat email',
  event: 'Ingatkan saya lewat email',
}

const en: typeof id = {
  pagi: `Get ${series.morningNote.name.en} by email`,
  riset: 'Get research reports by email',
  event: 'Remind me by email',
}

const copy = { id, en }

type Wanted = { readonly list: 'pagi' | 'riset' } | { readonly event: string }

/** Leads to the form, which has the human check; a field here would only move the address one page ahead. */
export function SubscribeLine({ locale, wanted }: { locale: Locale; wanted: Wanted }) {
  const words = copy[locale]
  return (
    <p>
      <a className="text-link" href={pathTo('subscription', locale, undefined, { ...wanted })}>
        {'list' in wanted ? words[wanted.list] : words.event}
      </a>
    </p>
  )
}
