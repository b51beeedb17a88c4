import { expect, it } from 'vitest'
import { registrationLink } from './registration-link.ts'

it.each([
  { status: 'open', label: 'Register for this event' },
  { status: 'waitingList', label: 'Join the waiting list' },
  { status: 'full', label: undefined },
  { status: 'past', label: undefined },
] as const)('an event that is $status offers the registration as $label', ({ status, label }) => {
  expect(registrationLink('en', status, 'class')?.label).toBe(label)
})
