import type { OwnBanner } from '../../../src/domain/channel/ownBanner.ts'

export function anOwnBanner(changes: Partial<OwnBanner> = {}): OwnBanner {
  return {
    bannerId: 3,
    title: '겨울방학 특강',
    imageUrl: '/banner.svg',
    link: '/course',
    startDate: '2026-11-20',
    endDate: '2026-11-27',
    updatedDate: null,
    ...changes,
  }
}
