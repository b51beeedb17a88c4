/** The limits of the investor protection fund (Indonesia SIPF), in rupiah. */
export const protectionFund = {
  perInvestor: 200_000_000,
  perCustodian: 100_000_000_000,
  source: 'Kep-69/D.04/2020',
  checkedOn: '2026-11-25',
} as const
