interface Period {
  readonly validFrom: string
  readonly validTo: string | null
}

export const isInForce = ({ validFrom, validTo }: Period, day: string): boolean =>
  validFrom <= day && (validTo === null || day <= validTo)

interface FeeKind {
  readonly account: string
  readonly channel: string
  readonly side: string
}

/** The fee of an account, channel and side on a day; null if none is stated. */
export function findFee<Fee extends FeeKind & Period>(
  fees: readonly Fee[],
  { account, channel, side }: Pick<Fee, keyof FeeKind>,
  day: string,
): Fee | null {
  const isOfKind = (fee: Fee) => fee.account === account && fee.channel === channel && fee.side === side
  return fees.find((fee) => isOfKind(fee) && isInForce(fee, day)) ?? null
}
