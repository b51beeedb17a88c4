/** States reported as metrics, zero included: alerts need a value. */
export const mailStates = ['due', 'sending', 'sent', 'failed'] as const
export const jobStates = ['waiting', 'running', 'late', 'failed'] as const
export const registrationStates = ['confirmed', 'waiting', 'cancelled'] as const
