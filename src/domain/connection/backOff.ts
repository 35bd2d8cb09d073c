const first = 5
const most = 600

/** Seconds before the next try, the first of them after one failure: 5, 10, 20 … and never more than ten minutes (F-116). */
export const backOff = (failures: number): number => Math.min(first * 2 ** (failures - 1), most)
