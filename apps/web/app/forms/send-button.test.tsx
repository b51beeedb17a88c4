import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SendButton } from './send-button.tsx'

const htmlOf = (busy: string | null) => renderToStaticMarkup(<SendButton busy={busy}>Kirim</SendButton>)

describe('the button that sends a form', () => {
  it('has a silent place beside it from the start, for what will be read out', () => {
    expect(htmlOf(null)).toMatch(
      /<button class="button" type="submit">Kirim<\/button><span [^>]*role="status"><\/span>/,
    )
  })

  it('says that it is busy and keeps the focus, which a disabled one loses', () => {
    const html = htmlOf('Mengirim…')
    expect(html).toMatch(/<button[^>]* aria-disabled="true"[^>]*>Mengirim…<\/button>/)
    expect(html).toMatch(/role="status">Mengirim…<\/span>/)
    expect(html).not.toMatch(/ disabled/)
  })
})
