/** A longer text before the colon is part of a sentence, not the name of a risk. */
const MAX_NAME_LENGTH = 48

/** Splits "Risiko pasar: harga dapat turun." into name and description; no name if the editors gave none. */
export function riskParts(risk: string): { readonly name: string | null; readonly text: string } {
  const at = risk.indexOf(': ')
  if (at <= 0 || at > MAX_NAME_LENGTH) {
    return { name: null, text: risk }
  }
  const text = risk.slice(at + 2).trim()
  return { name: risk.slice(0, at), text: text.charAt(0).toUpperCase() + text.slice(1) }
}
