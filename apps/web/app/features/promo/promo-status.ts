const promoStatuses = ['running', 'upcoming', 'ended'] as const
export type PromoStatus = (typeof promoStatuses)[number]

/** The status of a promotion at a point in time; its period includes the start and the end. */
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
  return now.getTime() < Date.parse(startsAt) ? 'upcoming' : 'running'
}
