import { ButtonLink } from '#app/design/button.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { pathTo } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import type { MissingPart } from '../engine/tool.server.ts'

const id = {
  noFees: 'Biaya kami belum tersedia di situs ini.',
  askFees: 'Tanyakan biayanya kepada kami.',
  contact: 'Hubungi kami',
}
const en: typeof id = {
  noFees: 'Our fees are not available on this site yet.',
  askFees: 'Ask us for them.',
  contact: 'Contact us',
}
const copy = { id, en }

/** In place of a result: the fees are unavailable, or nobody published any. */
export function MissingFees({ missing }: { missing: MissingPart }) {
  const locale = useLocale()
  const { noFees, askFees, contact } = copy[locale]
  if (missing === 'service') return <Unavailable />
  return (
    <EmptyState hint={askFees} text={noFees}>
      <p className="mt-4">
        <ButtonLink to={pathTo('contactUs', locale)}>{contact}</ButtonLink>
      </p>
    </EmptyState>
  )
}
