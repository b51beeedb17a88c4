/** The parameter of the register page that a mail's link to cancel carries. */
export const TICKET_PARAMETER = 'ticket'
