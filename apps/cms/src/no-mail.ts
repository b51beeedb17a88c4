import type { EmailAdapter } from 'payload'

/**
 * Without a mail server nothing is sent. Payload's own stand-in writes whole messages to the
 * console, links for resetting a password among them; this one keeps their content out of the log.
 */
export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromName: 'CMS',
  defaultFromAddress: 'cms@localhost.invalid',
  sendEmail: async (message) => {
    payload.logger.warn({ subject: message.subject }, 'a mail was not sent: no mail server is configured')
  },
})
