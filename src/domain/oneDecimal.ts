/** 4.25 → '4.3'. Not by `Intl`, for the same reason as `grouped`. */
export function oneDecimal(value: number): string {
  return (Math.round(value * 10) / 10).toFixed(1)
}
