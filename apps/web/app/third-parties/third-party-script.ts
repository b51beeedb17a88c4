/** Addresses come from the settings of the site alone, never from content or from the visitor. */
const policy = globalThis.window?.trustedTypes?.createPolicy('third-party', { createScriptURL: (url) => url })

/** What takes longer is as good as blocked. */
const LONGEST_MS = 10_000

/** Brings a third party's script into the page; rejects where it does not come. */
export function addThirdPartyScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    Object.assign(script, { src: policy?.createScriptURL(url) ?? url })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', reject)
    setTimeout(() => reject(new Error('The script took too long')), LONGEST_MS)
    document.head.append(script)
  })
}
