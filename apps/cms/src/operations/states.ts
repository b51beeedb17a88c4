/** The states that metrics report, also where nothing is in one: an alert needs a value. */
export const mailStates = ['due', 'sending', 'sent', 'failed'] as const
export const jobStates = ['waiting', 'running', 'late', 'failed'] as const
export const registrationStates = ['confirmed', 'waiting', 'cancelled'] as const
