import { series } from '@site/brand/names.ts'
import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import { TYPED_ELSEWHERE_FIELD } from '#app/forms/typed-elsewhere.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

const id = {
  pagi: `Terima ${series.morningNote.name.id} lewat email`,
  riset: 'Terima laporan riset lewat email',
  ticker: 'Terima kabar dan pengingat harga saham ini lewat email',
  event: 'Ingatkan saya lewat email',
  hint: 'Setelah ini, Anda memilih isi email dan memberi persetujuan.',
  send: 'Pilih langganan',
}

const en: typeof id = {
  pagi: `Get ${series.morningNote.name.en} by email`,
  riset: 'Get research reports by email',
  ticker: 'Get news and price alerts for this share by email',
  event: 'Remind me by email',
  hint: 'Next, you choose which emails to receive and give your consent.',
  send: 'Choose emails',
}

const copy = { id, en }

type Wanted = { readonly list: 'pagi' | 'riset' } | { readonly event: string } | { readonly ticker: string }

/**
 * Posts the address to the subscription form, because a cached page cannot contain a human check. A native form: the
 * browser keeps the typed address if the connection is lost.
 */
export function SubscribeField({ locale, wanted }: { locale: Locale; wanted: Wanted }) {
  const words = copy[locale]
  const offer = 'list' in wanted ? words[wanted.list] : 'event' in wanted ? words.event : words.ticker
  return (
    <form
      action={pathTo('subscription', locale, undefined, { ...wanted })}
      aria-labelledby="subscribe-offer"
      data-screen-only=""
      method="post"
      // The server validates, because native messages would hide its own.
      noValidate
    >
      <p className="mb-2 text-lg font-bold" id="subscribe-offer">
        {offer}
      </p>
      <input name={TYPED_ELSEWHERE_FIELD} type="hidden" value="1" />
      <Field hint={words.hint} label="Email" name="email">
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
