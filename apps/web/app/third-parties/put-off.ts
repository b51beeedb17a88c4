const KEY = 'privacy-put-off'

/** Whether the question has been put off in this visit. */
export function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function putOff(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Where nothing can be kept, the next document asks again.
  }
}
