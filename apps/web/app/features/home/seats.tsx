export function Seats({ capacity, taken, text }: { capacity: number; taken: number; text: string }) {
  const share = capacity > 0 ? Math.min(1, Math.max(0, taken / capacity)) : 1
  return (
    <p className="self-center text-sm text-soft">
      {text}
      <svg
        aria-hidden="true"
        className="mt-1.5 block h-1.5 w-full max-w-40"
        preserveAspectRatio="none"
        viewBox="0 0 100 6"
      >
        <rect className="fill-scene" height="6" width="100" />
        <rect
          className={share >= 1 ? 'fill-accent' : 'fill-action'}
          height="6"
          width={Math.round(share * 100)}
        />
      </svg>
    </p>
  )
}
