/** A text of the importer, which has one language. */
export function EnglishText({ text }: { text: string }) {
  return <span lang="en">{text}</span>
}
