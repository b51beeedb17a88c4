const KEY = 'privacy-put-off'

/** Whether the consent prompt was dismissed in this session. */
export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function dismiss(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Without storage, the next document shows the prompt again.
  }
}
