/** `calm`: dark color scheme and reduced motion. */
export type Appearance = 'usual' | 'calm'

/**
 * A browser, controlled by its own protocol. `work` runs in the page, so it cannot use its closure.
 */
export interface Engine {
  open(address: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  click(selector: string): Promise<void>
  hover(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  press(key: Key): Promise<void>
  back(): Promise<void>
  stop(): Promise<void>
}

/** WebDriver code points of keys. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: '\uE00D',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const
export type Key = keyof typeof keys

/** Collects errors and CSP violations of the page in an attribute; runs in the page. */
export function watchPage(): void {
  const note = (text: string) => {
    const { dataset } = document.documentElement
    dataset.errors = JSON.stringify([...JSON.parse(dataset.errors ?? '[]'), text])
  }
  addEventListener('error', ({ message }) => note(message))
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} blocks ${blockedURI}`),
  )
  const { error } = console
  console.error = (...all: unknown[]) => {
    note(all.map(String).join(' '))
    error(...all)
  }
}
