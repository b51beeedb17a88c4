import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { LocalServer } from './local-server.ts'

/** A minimal CAPTCHA script: a box that returns an answer when clicked. As with reCAPTCHA, `render` is defined later. */
const SCRIPT = `const render = (place, options) => {
  const box = document.createElement('button')
  box.type = 'button'
  box.dataset.size = options.size
  box.textContent = 'I am a person'
  box.onclick = () => options.callback('ticked-' + Math.random())
  place.append(box)
  return 0
}
window.grecaptcha = {
  ready: (then) => setTimeout(() => {
    window.grecaptcha.render = render
    then()
  }),
}`

/** A fake CAPTCHA service: serves its script, and verifies each answer once. */
export class CheckService extends LocalServer {
  /** `blocked`: the script does not load; `down`: verification fails. */
  status: 'up' | 'blocked' | 'down' = 'up'
  readonly verified: string[] = []

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = new URLSearchParams(await text(request))
    if (request.url?.startsWith('/api.js')) {
      if (this.status === 'blocked') {
        response.destroy()
        return
      }
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT)
    } else if (this.status === 'down') {
      response.writeHead(500).end('<html>down</html>')
    } else {
      const answer = body.get('response') ?? ''
      const success = answer.startsWith('ticked-') && !this.verified.includes(answer)
      this.verified.push(answer)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success }))
    }
  }

  /** The settings of a site that uses it. */
  get settings() {
    return {
      HUMAN_CHECK_KEY: 'site-key',
      HUMAN_CHECK_SECRET: 'site-secret',
      HUMAN_CHECK_SCRIPT_URL: `${this.url}/api.js`,
      HUMAN_CHECK_VERIFY_URL: `${this.url}/verify`,
    }
  }
}
