/** Where a complaint or a report of fraud goes besides the firm; all are public bodies in Indonesia. */
const bodies = {
  lapsSjk: { name: 'LAPS SJK', url: 'https://lapssjk.id', address: 'lapssjk.id' },
  appk: { name: 'APPK', url: 'https://kontak157.ojk.go.id', address: 'kontak157.ojk.go.id' },
  iasc: {
    name: 'Indonesia Anti-Scam Centre (IASC)',
    url: 'https://iasc.ojk.go.id',
    address: 'iasc.ojk.go.id',
  },
} as const

export const OJK_PHONE = '157'

export function BodyLink({ body }: { body: keyof typeof bodies }) {
  const { url, address } = bodies[body]
  return (
    <a className="text-link" href={url} rel="noopener noreferrer">
      {address}
    </a>
  )
}
