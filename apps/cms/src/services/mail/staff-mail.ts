import type { Locale } from '@site/contracts/locale.ts'
import { escapeHtml } from '@site/operations/escape-html.ts'
import type { Composed } from './mail.ts'

type StaffMail = {
  to: { name: string; address: string }
  subject: string
  texts: Readonly<Record<Locale, readonly string[]>>
  /** The paragraphs that become links. */
  links: readonly string[]
}

/** An email to an account of the CMS, in both languages: an account has none. */
export function composeStaffMail({ to, subject, texts, links }: StaffMail): Composed {
  const parts = (['id', 'en'] as const).map((locale) => ({ locale, paragraphs: texts[locale] }))
  const paragraph = (text: string) => {
    const shown = escapeHtml(text)
    return `<p>${links.includes(text) ? `<a href="${shown}">${shown}</a>` : shown}</p>`
  }
  return {
    kind: 'mail',
    to,
    content: {
      subject,
      text: `${parts.map(({ paragraphs }) => paragraphs.join('\n\n')).join('\n\n-\n\n')}\n`,
      html: parts
        .map(({ locale, paragraphs }) => `<div lang="${locale}">${paragraphs.map(paragraph).join('')}</div>`)
        .join('<hr>'),
    },
  }
}
