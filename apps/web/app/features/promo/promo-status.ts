const promoStatuses = ['running', 'coming', 'ended'] as const
export type PromoStatus = (typeof promoStatuses)[number]

/** How a promotion stands at a point in time; its first and its last instant belong to it. */
export function promoStatus({
  startsAt,
  endsAt,
  now,
}: {
  startsAt: string
  endsAt: string
  now: Date
}): PromoStatus {
  if (now.getTime() > Date.parse(endsAt)) {
    return 'ended'
  }
  return now.getTime() < Date.parse(startsAt) ? 'coming' : 'running'
}
