import { Badge } from '#app/design/badge.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import type { PromoStatus } from './promo-status.ts'

const tones = { running: 'accent', upcoming: 'plain', ended: 'ended' } as const satisfies Record<
  PromoStatus,
  string
>

export function StatusBadge({ status, locale }: { status: PromoStatus; locale: Locale }) {
  return <Badge tone={tones[status]}>{copy[locale].status[status]}</Badge>
}
