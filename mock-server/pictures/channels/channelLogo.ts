import { markOf } from './markOf.ts'
import { path, picture } from '../shapes.ts'

export function channelLogo(channelDomain: string): string {
  const { colours, shape } = markOf(channelDomain)
  const gradient = `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient>`
  return picture(96, 96, gradient, path('M0 0h96v96H0Z', 'url(#g)'), shape)
}
