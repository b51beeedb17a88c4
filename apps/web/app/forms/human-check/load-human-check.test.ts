import { describe, expect, it } from 'vitest'
import { loadHumanCheck, type Page } from './load-human-check.ts'

const options = {
  key: 'site',
  version: 2,
  language: 'id',
  scriptUrl: 'https://check.example/api.js',
}

type Service = NonNullable<ReturnType<Page['service']>>

/** A page whose script loads and defines the service; like the real one, it can render only some time later. */
function pageWith(render: Service['render'] | undefined) {
  const scripts: string[] = []
  let isReady = false
  const service = (drawn: Service['render']): Service => ({
    ready: (then) =>
      setTimeout(() => {
        isReady = true
        then()
      }),
    render: (...box) => {
      if (!isReady) throw new TypeError('grecaptcha.render is not a function')
      return drawn(...box)
    },
  })
  const page: Page = {
    addScript: async (url) => {
      scripts.push(url)
    },
    service: () => (scripts.length === 0 || !render ? undefined : service(render)),
  }
  return { page, scripts }
}

describe('loadHumanCheck', () => {
  const page = pageWith(undefined).page
  it.each([
    { name: 'no key', changes: { key: '' }, on: page, message: 'ReCaptcha error: No key provided' },
    {
      name: 'no version',
      changes: { version: null },
      on: page,
      message: 'ReCaptcha error: No version provided',
    },
    {
      name: 'a script that fails to load',
      changes: {},
      on: { ...page, addScript: () => Promise.reject(new Event('error')) },
      message: 'ReCaptcha error: Failed to load script',
    },
    {
      name: 'a script without effect',
      changes: {},
      on: page,
      message: 'ReCaptcha error: Failed to execute',
    },
  ])('has a specific error for $name', async ({ changes, on, message }) => {
    await expect(loadHumanCheck({ ...options, ...changes }, on)).rejects.toThrow(new Error(message))
  })

  it('rejects if the service cannot render its widget', async () => {
    const refusing = pageWith(() => {
      throw new Error('Invalid site key')
    })
    const { show } = await loadHumanCheck(options, refusing.page)
    const box = { mount: Object.create(null), onAnswer: () => {}, onFailure: () => {} }
    expect(() => show(box)).toThrow('ReCaptcha error: Failed to execute')
  })

  it('renders a widget of normal size in the language of the page, and passes its answers on', async () => {
    const rendered: Parameters<Service['render']>[1][] = []
    const { page: ready, scripts } = pageWith((_place, box) => rendered.push(box))
    const answers: (string | null)[] = []
    const { show } = await loadHumanCheck(options, ready)
    show({
      mount: Object.create(null),
      onAnswer: (answer) => answers.push(answer),
      onFailure: () => answers.push('failed'),
    })
    expect(scripts).toEqual(['https://check.example/api.js?render=explicit&hl=id'])
    const [box] = rendered
    expect(box).toMatchObject({ sitekey: 'site', size: 'normal' })
    box?.callback('ticked')
    box?.['expired-callback']()
    box?.['error-callback']()
    expect(answers).toEqual(['ticked', null, 'failed'])
    await loadHumanCheck(options, ready)
    expect(scripts).toHaveLength(1)
  })
})
