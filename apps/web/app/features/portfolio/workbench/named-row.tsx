/** The name of a row with what must be said of it. */
export function NamedRow({ name, note }: { readonly name: React.ReactNode; readonly note: string }) {
  return (
    <span>
      {name}
      <span className="block text-sm font-normal text-soft">{note}</span>
    </span>
  )
}
