/** `lapsed`: a held place that nobody confirmed in time. */
export const registrationStates = [
  'confirmed',
  'waiting',
  'held',
  'heldWaiting',
  'lapsed',
  'cancelled',
] as const

/** A place is only held until the link in an email is opened. */
export const heldStates = { confirmed: 'held', waiting: 'heldWaiting' } as const
export const confirmedStates = { held: 'confirmed', heldWaiting: 'waiting' } as const

export const isHeld = (state: string): state is keyof typeof confirmedStates =>
  Object.hasOwn(confirmedStates, state)

/** The email about a registration in this state. */
export const mailKinds = {
  confirmed: 'registrationConfirmed',
  waiting: 'registrationWaiting',
  held: 'registrationHeld',
  heldWaiting: 'registrationHeld',
} as const
