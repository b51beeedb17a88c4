/** The query parameter of a cancellation token. */
export const TICKET_PARAMETER = 'ticket'
