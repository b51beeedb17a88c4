/** Stays within the screen while a wide table scrolls below it. */
export function TableCaption({ children }: { children: React.ReactNode }) {
  return (
    <caption>
      <span className="sticky start-0 inline-block max-w-[min(100vw-2rem,72ch)]">{children}</span>
    </caption>
  )
}
