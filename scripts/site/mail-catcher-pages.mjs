/** @typedef {import('./mail-catcher.mjs').CaughtMail} CaughtMail */

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .5rem; border-bottom: 1px solid #8888; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 40rem; border: 1px solid #8888; background: #fff; }`

/** A mail runs nothing and loads nothing. Its frame has the policy of the page, and mails have their styles inline. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** @param {CaughtMail[]} mails */
export function listPage(mails) {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td><time datetime="${at}">${shownTime(at)}</time></td><td>${escaped(to.join(', '))}</td><td><a href="/mail/${id}">${escaped(subject || '(no subject)')}</a></td></tr>`,
  )
  const table = `<table><thead><tr><th scope="col">Caught at</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return page(
    'Caught mails',
    `<h1>Caught mails</h1><p>None of them has been delivered. The newest 200 are kept until this run ends.</p>${
      mails.length > 0 ? table : '<p>No mail yet.</p>'
    }`,
  )
}

/** @param {CaughtMail} mail */
export function mailPage({ at, from, to, subject, text, html, attachments }) {
  return page(
    subject || '(no subject)',
    `<p><a href="/">All mails</a></p><h1>${escaped(subject)}</h1>
<p>${shownTime(at)}<br>From ${escaped(from)}<br>To ${escaped(to.join(', '))}</p>
${attachments.length > 0 ? `<p>Attached: ${escaped(attachments.join(', '))}</p>` : ''}
<h2>Text</h2><pre>${linked(text)}</pre>
<h2>HTML</h2><iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>`,
  )
}

export function notFoundPage() {
  return page('Not found', '<h1>There is no such mail</h1><p><a href="/">All mails</a></p>')
}

/**
 * @param {string} title
 * @param {string} body
 */
function page(title, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head><body>${body}</body></html>\n`
}

/** @param {string} at */
const shownTime = (at) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at))

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** @param {string} text */
const linked = (text) =>
  escaped(text).replace(
    /https?:\/\/[^\s<]+/g,
    (href) => `<a href="${href}" target="_blank" rel="noreferrer">${href}</a>`,
  )
