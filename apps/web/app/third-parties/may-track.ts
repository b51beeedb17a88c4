declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
  interface Window {
    /** Safari's location of Do Not Track. */
    readonly doNotTrack?: string | null
  }
}

/**
 * Whether analytics are allowed: not with Do Not Track or Global Privacy Control, and then there is no consent prompt.
 */
export function mayTrack(): boolean {
  return navigator.doNotTrack !== '1' && window.doNotTrack !== '1' && navigator.globalPrivacyControl !== true
}
