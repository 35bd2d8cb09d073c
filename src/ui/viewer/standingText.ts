import { grouped } from '../../domain/grouped.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import { copy } from '../copy.ts'

type Standing = Pick<Viewer, 'tier' | 'tierLevel' | 'level'>

/** '바다거북 3' */
export function tierText({ tier, tierLevel }: Omit<Standing, 'level'>): string {
  return tier?.trim() ? [tier.trim(), tierLevel].filter((part) => part !== null).join(' ') : ''
}

/** 'Lv.12' */
export function levelText({ level }: Pick<Standing, 'level'>): string {
  return level === null ? '' : copy.user.level(grouped(level))
}

/** '바다거북 3 · Lv.12', with what is known of it. */
export function standingText(standing: Standing): string {
  return [tierText(standing), levelText(standing)].filter((part) => part !== '').join(' · ')
}
