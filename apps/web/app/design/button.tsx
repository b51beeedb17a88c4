const looks = {
  main: 'bg-action text-on-action',
  quiet: 'text-action inset-ring-[1.5px] inset-ring-current',
} as const

const shape =
  'inline-flex min-h-[2.9rem] items-center justify-center gap-2 rounded-full px-[1.35rem] font-[650] hover:opacity-90'

type Look = keyof typeof looks

/** A link that is the next step of the page. */
export function ButtonLink({
  to,
  look = 'main',
  children,
}: {
  to: string
  look?: Look
  children: React.ReactNode
}) {
  return (
    <a className={`${shape} ${looks[look]}`} href={to}>
      {children}
    </a>
  )
}

/** Sends the form it stands in. */
export function SubmitButton({ look = 'main', children }: { look?: Look; children: React.ReactNode }) {
  return (
    <button className={`${shape} ${looks[look]} cursor-pointer`} type="submit">
      {children}
    </button>
  )
}
