/** Tiers by the level from which they are held; the step within a tier is its `tierLevel`. */
const tiers = [
  { tier: '고래', from: 24 },
  { tier: '돌고래', from: 16 },
  { tier: '바다거북', from: 10 },
  { tier: '불가사리', from: 7 },
  { tier: '조개', from: 5 },
  { tier: '소라', from: 3 },
  { tier: '새우', from: 1 },
] as const

export function tierOf(level: number): { readonly tier: string; readonly tierLevel: number } {
  const { tier, from } = tiers.find((held) => level >= held.from) ?? { tier: '새우', from: level }
  return { tier, tierLevel: level - from + 1 }
}
