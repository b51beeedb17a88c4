import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SendButton } from './send-button.tsx'

const renderHtml = (busy: string | null) => renderToStaticMarkup(<SendButton busy={busy}>Kirim</SendButton>)

describe('the submit button', () => {
  it('has an empty live region from the start', () => {
    expect(renderHtml(null)).toMatch(
      /<button class="button" type="submit">Kirim<\/button><span [^>]*role="status"><\/span>/,
    )
  })

  it('is announced as busy and keeps the focus, which a disabled button loses', () => {
    const html = renderHtml('Mengirim…')
    expect(html).toMatch(/<button[^>]* aria-disabled="true"[^>]*>Mengirim…<\/button>/)
    expect(html).toMatch(/role="status">Mengirim…<\/span>/)
    expect(html).not.toMatch(/ disabled/)
  })
})
