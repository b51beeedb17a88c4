import { series } from '@site/brand/names.ts'
import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

const id = {
  pagi: `Terima ${series.morningNote.name.id} lewat email`,
  riset: 'Terima laporan riset lewat email',
  ticker: 'Terima kabar dan batas harga saham ini lewat email',
  event: 'Ingatkan saya lewat email',
  hint: 'Alamat email Anda. Berikutnya Anda memilih isinya dan memberi persetujuan.',
  send: 'Lanjut',
}

const en: typeof id = {
  pagi: `Get ${series.morningNote.name.en} by email`,
  riset: 'Get research reports by email',
  ticker: 'Get news and price limits of this share by email',
  event: 'Remind me by email',
  hint: 'Your email address. Next you choose what to get and give your consent.',
  send: 'Continue',
}

const copy = { id, en }

type Wanted = { readonly list: 'pagi' | 'riset' } | { readonly event: string } | { readonly ticker: string }

/**
 * Leads to the form with the typed address: a cached page has neither a human check nor room for the consent texts.
 * A form of the browser, which keeps the address when the connection is lost.
 */
export function SubscribeField({ locale, wanted }: { locale: Locale; wanted: Wanted }) {
  const words = copy[locale]
  const label = 'list' in wanted ? words[wanted.list] : 'event' in wanted ? words.event : words.ticker
  return (
    <form
      action={pathTo('subscription', locale, undefined, { ...wanted })}
      data-screen-only=""
      method="post"
      // The server validates, because native messages would hide its own.
      noValidate
    >
      <Field hint={words.hint} label={label} name="email">
        {(attributes) => (
          <div className="flex flex-wrap gap-3">
            <input
              {...attributes}
              autoComplete="email"
              className="field-box min-w-0 flex-[1_1_14rem]"
              type="email"
            />
            <SubmitButton look="quiet">{words.send}</SubmitButton>
          </div>
        )}
      </Field>
    </form>
  )
}
