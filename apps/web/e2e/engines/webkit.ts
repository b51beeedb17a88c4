import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '@site/operations/free-port.ts'
import { type Appearance, type Engine, keys, watchPage } from './engine.ts'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const calm = '[Settings]\ngtk-enable-animations=0\n'

/** After a timeout the test fails, and the next one starts a new browser. */
const commandTimeoutMs = 15_000

/** WebKitGTK over WebDriver, in its own display. */
export async function startWebKit(driverPath: string, appearance: Appearance): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const started: ChildProcess[] = []
  const clean = () => {
    for (const one of started) one.kill()
    rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', clean)
  try {
    return await start(driverPath, appearance, { home, started, clean })
  } catch (error) {
    clean()
    throw error
  }
}

interface Place {
  readonly home: string
  readonly started: ChildProcess[]
  readonly clean: () => void
}

async function start(
  driverPath: string,
  appearance: Appearance,
  { home, started, clean }: Place,
): Promise<Engine> {
  mkdirSync(join(home, 'gtk-3.0'))
  // The toolbar's padding would prevent a window of 390 px.
  const gtkStyle = '* { padding: 0; margin: 0; min-width: 0 } headerbar, toolbar { min-height: 0 }\n'
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), gtkStyle)
  if (appearance === 'calm') writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), calm)
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp']
  const xvfb = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  started.push(xvfb)
  const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    XDG_CONFIG_HOME: home,
    NO_AT_BRIDGE: '1',
    ...(appearance === 'calm' && { GTK_THEME: 'Adwaita:dark' }),
  }
  started.unshift(spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' }))

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const signal = AbortSignal.timeout(commandTimeoutMs)
    const init = { method, signal, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init).catch((error: Error) => {
      throw new Error(`WebKit does not respond to ${method} ${path}: ${error.message}`)
    })
    const { value } = (await response.json()) as { value: Value & { message?: string } }
    if (!response.ok) throw new Error(`WebKit rejects ${method} ${path}: ${value.message}`)
    return value
  }
  const isReady = () =>
    call('GET', '/status').then(
      () => true,
      () => false,
    )
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
  // With `eager`, a script that runs before the page has loaded never returns.
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'normal' } }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities })
  const session = `/session/${sessionId}`
  const run: Engine['run'] = (work, ...args) =>
    call('POST', `${session}/execute/sync`, { script: `return (${work})(...arguments)`, args })
  const find = async (selector: string) => {
    const found = { using: 'css selector', value: selector }
    return (await call<Record<string, string>>('POST', `${session}/element`, found))[elementKey]
  }
  const act = (action: object) => call<void>('POST', `${session}/actions`, { actions: [action] })
  return {
    async open(address) {
      await call('POST', `${session}/url`, { url: address })
      await run(watchPage)
    },
    async resize(width, height) {
      const readSize = () => run(() => ({ width: innerWidth, height: innerHeight }))
      // The page learns its new size a little later, and a busy WebKit drops some requests.
      await expect(async () => {
        await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
        expect(Math.abs((await readSize()).width - width)).toBeLessThan(200)
      }).toPass({ timeout: commandTimeoutMs })
      // Window decorations take some of the size.
      const inner = await readSize()
      const rect = { x: 0, y: 0, width: 2 * width - inner.width, height: 2 * height - inner.height }
      await call('POST', `${session}/window/rect`, rect)
    },
    run,
    click: async (selector) => call('POST', `${session}/element/${await find(selector)}/click`, {}),
    async hover(selector) {
      const origin = { [elementKey]: await find(selector) }
      const actions = [{ type: 'pointerMove', duration: 50, x: 0, y: 0, origin }]
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
    },
    type: async (selector, text) =>
      call('POST', `${session}/element/${await find(selector)}/value`, { text }),
    press: (key) => {
      const value = keys[key]
      return act({
        type: 'key',
        id: 'keyboard',
        actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      })
    },
    back: () => call('POST', `${session}/back`, {}),
    async stop() {
      await call('DELETE', session).catch(() => {})
      clean()
    },
  }
}
