import { expect, it } from 'vitest'
import { isCheckOutdated } from './check-age.ts'

it.each([
  { checkedOn: '2025-11-30', today: '2026-11-30', isOutdated: false },
  { checkedOn: '2025-11-30', today: '2026-12-01', isOutdated: true },
  { checkedOn: '2024-02-29', today: '2025-02-28', isOutdated: false },
  { checkedOn: '2024-02-29', today: '2025-03-01', isOutdated: true },
  { checkedOn: '2026-12-31', today: '2027-01-01', isOutdated: false },
])('a check of $checkedOn is outdated on $today: $isOutdated', ({ checkedOn, today, isOutdated }) => {
  expect(isCheckOutdated(checkedOn, today)).toBe(isOutdated)
})
