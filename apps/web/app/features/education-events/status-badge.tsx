import type { EventStatus } from '#app/content/event-status.ts'
import { Badge } from '#app/design/badge.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

const tones = {
  open: 'plain',
  waitingList: 'plain',
  notYetOpen: 'ended',
  full: 'ended',
  closed: 'ended',
  canceled: 'ended',
  past: 'ended',
} as const satisfies Record<EventStatus, string>

export function StatusBadge({ status, locale }: { status: EventStatus; locale: Locale }) {
  return <Badge tone={tones[status]}>{copy[locale].statuses[status]}</Badge>
}
