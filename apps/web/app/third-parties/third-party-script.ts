/** Addresses come from the settings of the site alone, never from content or from the visitor. */
const policy = globalThis.window?.trustedTypes?.createPolicy('third-party', { createScriptURL: (url) => url })

/** What takes longer is as good as blocked. */
export const LONGEST_MS = 10_000

/** By their addresses, from the moment in which they are asked for. */
const scripts = new Map<string, Promise<void>>()

export function hasThirdPartyScripts(): boolean {
  return scripts.size > 0
}

/** Brings a third party's script into the page, once; rejects where it fails or takes too long. */
export async function addThirdPartyScript(url: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The script took too long')), LONGEST_MS)
  })
  await Promise.race([thirdPartyScript(url), tooLong]).finally(() => clearTimeout(timer))
}

/** However long it takes: a script that is on its way cannot be called back, and is not brought a second time. */
export function thirdPartyScript(url: string): Promise<void> {
  const script = scripts.get(url) ?? brought(url)
  scripts.set(url, script)
  return script
}

function brought(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    Object.assign(script, { src: policy?.createScriptURL(url) ?? url })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', (event) => {
      // It did not come, and may be asked for again.
      scripts.delete(url)
      reject(event)
    })
    document.head.append(script)
  })
}
