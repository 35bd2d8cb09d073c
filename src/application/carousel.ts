import { carouselGap, type CarouselKind, carouselSize } from '../domain/carousel.ts'

/** The shares of a carousel's width for its cards. One object per kind: a carousel measures again when the object changes. */
export interface CarouselSizing {
  readonly kind: CarouselKind
  /** Between two cards, in px. */
  readonly gap: number
  sizeOf(width: number): { readonly visible: number; readonly itemWidth: number }
}

function sizing(kind: CarouselKind): CarouselSizing {
  return { kind, gap: carouselGap, sizeOf: (width) => carouselSize(width, kind) }
}

/** The sizes differ because more classes are shown at a time than other cards. */
export const cardSizing = sizing('default')
export const classSizing = sizing('live')
