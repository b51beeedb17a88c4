declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
  interface Window {
    /** Where Safari said it. */
    readonly doNotTrack?: string | null
  }
}

/** Whether visits may be measured at all: not where the browser asks not to be tracked, and then nobody is asked. */
export function mayMeasure(): boolean {
  return navigator.doNotTrack !== '1' && window.doNotTrack !== '1' && navigator.globalPrivacyControl !== true
}
