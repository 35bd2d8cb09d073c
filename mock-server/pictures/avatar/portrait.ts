import { piece } from './piece.ts'
import { circle, group, path, picture, see } from '../shapes.ts'

const grounds = ['#B9D8FF', '#FFD9C9', '#C9F0E3', '#DCD5FF', '#FFEBB0', '#FFD3E2', '#CDEFFA', '#D9E3EE'] as const

/** A friendly face in its bubble. */
export function portrait(face: number): string {
  const worn = [
    piece('SKIN', face * 2 + Math.floor(face / 5)),
    piece('TOP', face * 3),
    piece('FACE', face + Math.floor(face / 4)),
    piece('HAIR', face),
    face % 4 === 1 ? piece('FACE_ACCESSORY', Math.floor(face / 4)) : '',
    face % 7 === 3 ? piece('HAT', Math.floor(face / 7)) : '',
  ]
  return picture(
    96,
    96,
    path('M0 0h96v96H0Z', grounds[face % grounds.length] ?? grounds[0]),
    circle(78, 18, 22, '#fff', see(0.35)) + circle(14, 76, 14, '#fff', see(0.35)),
    group('translate(-16.8 2) scale(1.35)', ...worn),
  )
}
