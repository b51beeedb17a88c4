import type { EmailAdapter } from 'payload'
import { environment } from '#cms/environment.ts'
import { readFirm } from './sender-settings.ts'
import { smtpTransport } from './transport.ts'

/**
 * Sends links for a new password. Without a mail server nothing is sent; Payload's own stand-in
 * would write whole messages to the console, those links among them.
 */
export const payloadMail = (url: string): EmailAdapter => {
  const transport = url === '' ? null : smtpTransport(url)
  return ({ payload }) => ({
    name: transport === null ? 'none' : 'smtp',
    defaultFromName: 'CMS',
    defaultFromAddress: environment.MAIL_FROM || 'cms@localhost.invalid',
    sendEmail: async (message) => {
      if (transport === null) {
        payload.logger.warn({ subject: message.subject }, 'a mail was not sent: no mail server is configured')
        return
      }
      const { to, subject, html, text } = message
      const { from } = await readFirm(payload)
      await transport.sendMail({ from, to, subject, html, text })
    },
  })
}
