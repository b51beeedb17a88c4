import type { EmailAdapter } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'
import { readSenderSettings } from './sender-settings.ts'
import { smtpTransport } from './transport.ts'

/**
 * Sends password reset links. Without a mail server nothing is sent; Payload's default adapter would print the messages
 * with their links to the console.
 */
export const payloadMail = (url: string): EmailAdapter => {
  const transport = url === '' ? null : smtpTransport(url)
  return ({ payload }) => ({
    name: transport === null ? 'none' : 'smtp',
    defaultFromName: 'CMS',
    defaultFromAddress: environment.MAIL_FROM || 'cms@localhost.invalid',
    sendEmail: async (message) => {
      if (transport === null) {
        payload.logger.warn({ subject: message.subject }, 'Email not sent: SMTP_URL is not set')
        return
      }
      const { to, subject, html, text } = message
      const { from } = await readSenderSettings(payload)
      await transport.sendMail({ from, to, subject, html, text })
    },
  })
}
