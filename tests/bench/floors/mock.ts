import { hydrateFloor } from './hydrateFloor.tsx'

const { cards, arrive } = hydrateFloor()

// The mock backend comes once the page is idle.
addEventListener('load', () => {
  requestIdleCallback(async () => {
    const { mockCards } = await import('./mockCards.ts')
    mockCards(cards)
    const response = await fetch('/api/cards')
    arrive(((await response.json()) as { cards: typeof cards }).cards)
  })
})
