/** The query parameter of a registration token. */
export const TICKET_PARAMETER = 'ticket'

/** Beside the ticket in the link that confirms a registration; without it, the link cancels. */
export const CONFIRM_PARAMETER = 'confirm'
