import { palette } from '@site/brand/palette.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { escapeHtml } from '@site/operations/escape-html.ts'

type Link = { label: string; href: string }
/** Visitors' text never becomes a link. */
type Fact = { label: string; value: string; isLink?: true }

/** The content of an email; the text and HTML parts are built from it, so they cannot differ. */
export type MailText = {
  locale: Locale
  heading: string
  paragraphs: string[]
  facts: Fact[]
  button: Link | null
  links: Link[]
  footer: string[]
}

export function plainPart({ heading, paragraphs, facts, button, links, footer }: MailText): string {
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...[...(button ? [button] : []), ...links].map(({ label, href }) => `${label}:\n${href}`),
    `-- \n${footer.join('\n')}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** Dark colors for clients that support them; others show the light ones. */
const dark = `@media (prefers-color-scheme: dark) {
  .page { background: #14181d !important; }
  .sheet { background: #1d2329 !important; color: #e8ecf0 !important; }
  .quiet { color: #a9b4bf !important; }
  .link { color: ${palette.linkOnDark} !important; }
}`

const styles = {
  page: 'margin:0;padding:24px 12px;background:#eef1f4',
  sheet:
    'max-width:560px;margin:0 auto;padding:24px;border-radius:8px;background:#ffffff;color:#1b2127;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:anywhere',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  paragraph: 'margin:0 0 16px;white-space:pre-line',
  facts: 'margin:0 0 16px',
  label: 'margin:0;font-size:14px;color:#56616c',
  value: 'margin:0 0 12px;white-space:pre-line',
  button: `display:inline-block;padding:12px 20px;border-radius:6px;background:${palette.primary};color:#ffffff;font-weight:600;text-decoration:none`,
  link: `color:${palette.primary}`,
  footer: 'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #c9d1d9;font-size:13px;color:#56616c',
}

export function htmlPart(mail: MailText): string {
  const { locale, heading, paragraphs, facts, button, links, footer } = mail
  const body = [
    `<h1 style="${quoted(styles.heading)}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="${styles.paragraph}">${escapeHtml(text)}</p>`),
    facts.length > 0 ? `<dl style="${styles.facts}">${facts.map(fact).join('')}</dl>` : '',
    button
      ? `<p style="${styles.paragraph}"><a style="${styles.button}" href="${escapeHtml(button.href)}">${escapeHtml(button.label)}</a></p>`
      : '',
    ...links.map((one) => `<p style="${styles.paragraph}">${link(one)}</p>`),
    `<p class="quiet" style="${styles.footer}">${footer.map(escapeHtml).join('<br>')}</p>`,
  ]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>:root { color-scheme: light dark; } ${dark}</style>
</head>
<body class="page" style="${styles.page}">
<div class="sheet" style="${quoted(styles.sheet)}">
${body.filter((line) => line !== '').join('\n')}
</div>
</body>
</html>
`
}

function fact({ label, value, isLink }: Fact): string {
  const shown = isLink ? link({ label: value, href: value }) : escapeHtml(value)
  return `<dt class="quiet" style="${styles.label}">${escapeHtml(label)}</dt><dd style="${styles.value}">${shown}</dd>`
}

const link = ({ label, href }: Link) =>
  `<a class="link" style="${styles.link}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`

const quoted = (style: string) => style.replaceAll('"', "'")
