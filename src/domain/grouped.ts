const korean = new Intl.NumberFormat('ko-KR')

/** 10000 → '10,000'. */
export function grouped(count: number): string {
  return korean.format(count)
}
