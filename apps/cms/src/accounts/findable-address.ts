/** As accounts are looked for; null for what would be another address once its letters are small (the KELVIN SIGN's is k). */
export function findableAddress(email: string): string | null {
  return /^[\x20-\x7e]*$/.test(email) ? email.toLowerCase().trim() : null
}
