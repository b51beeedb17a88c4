import { dayInJakarta } from '@site/contracts/jakarta-time.ts'

/** Some browsers read the file only after the click. */
const readingMs = 60_000

/** Saves a value as a JSON file. The name of the file has no personal data. */
export function saveFile(name: string, value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${dayInJakarta(new Date())}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readingMs)
}
