import { Badge } from '#app/design/badge.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import type { EventStatus } from './event-status.ts'

const tones = {
  open: 'plain',
  notYetOpen: 'ended',
  full: 'ended',
  closed: 'ended',
  past: 'ended',
} as const satisfies Record<EventStatus, string>

export function StatusBadge({ status, locale }: { status: EventStatus; locale: Locale }) {
  return <Badge tone={tones[status]}>{copy[locale].statuses[status]}</Badge>
}
