/** URLs come only from the settings, never from content or visitors. */
const policy = globalThis.window?.trustedTypes?.createPolicy('third-party', { createScriptURL: (url) => url })

/** Slower scripts count as blocked. */
export const SCRIPT_TIMEOUT_MS = 10_000

/** By URL, from the start of loading. */
const scripts = new Map<string, Promise<void>>()

export function hasThirdPartyScripts(): boolean {
  return scripts.size > 0
}

/** Adds a third-party script once; rejects on failure and after a timeout. */
export async function addThirdPartyScript(url: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Script load timed out.')), SCRIPT_TIMEOUT_MS)
  })
  await Promise.race([thirdPartyScript(url), tooLong]).finally(() => clearTimeout(timer))
}

/** Without a timeout: loading cannot be canceled, and must not start twice. */
export function thirdPartyScript(url: string): Promise<void> {
  const script = scripts.get(url) ?? loadScript(url)
  scripts.set(url, script)
  return script
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    Object.assign(script, { src: policy?.createScriptURL(url) ?? url })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', (event) => {
      // Failed, so it may be loaded again.
      scripts.delete(url)
      reject(event)
    })
    document.head.append(script)
  })
}
